type Value = 'boolean' | 'list' | 'number' | 'object' | 'string'
type Kind = Value | `${Value}|null`

/**
 * Stripe's published objects, as far as a payment by card has them: the kind of each field, by the
 * object that holds it. A `?` stands behind what may be absent; an object without an entry of its
 * own, such as metadata, may hold anything. Of Stripe's API in the version that the SDK is pinned to.
 */
export const shapes: Record<string, Partial<Record<Kind, string>>> = {
  balance: {
    string: 'object',
    boolean: 'livemode',
    list: 'available connect_reserved? instant_available? pending',
    object: 'issuing? refund_and_dispute_prefunding?',
  },
  'balance.available[]': { string: 'currency', number: 'amount', object: 'source_types?' },
  'balance.pending[]': { string: 'currency', number: 'amount', object: 'source_types?' },
  balance_transaction: {
    string: 'id object balance_type currency reporting_category status type',
    'string|null': 'description source',
    number: 'amount available_on created fee net',
    'number|null': 'exchange_rate',
    list: 'fee_details',
  },
  'balance_transaction.fee_details[]': {
    string: 'currency type',
    'string|null': 'application description',
    number: 'amount',
  },
  charge: {
    string: 'id object currency status',
    'string|null': `
      application application_fee balance_transaction calculated_statement_descriptor customer
      description failure_balance_transaction failure_code failure_message on_behalf_of
      payment_intent payment_method receipt_email receipt_number receipt_url review
      source_transfer statement_descriptor statement_descriptor_suffix transfer_group`,
    number: 'amount amount_captured amount_refunded created',
    'number|null': 'application_fee_amount',
    boolean: 'captured disputed livemode paid refunded',
    object: 'billing_details metadata',
    'object|null': `
      fraud_details outcome payment_method_details refunds? shipping source transfer_data`,
  },
  'charge.billing_details': {
    'string|null': 'email name phone tax_id',
    'object|null': 'address',
  },
  'charge.billing_details.address': {
    'string|null': 'city country line1 line2 postal_code state',
  },
  'charge.fraud_details': {
    string: 'stripe_report? user_report?',
  },
  'charge.outcome': {
    string: 'risk_level? type',
    'string|null': `
      advice_code network_advice_code network_decline_code network_status reason seller_message`,
    number: 'risk_score?',
  },
  'charge.payment_method_details': {
    string: 'type',
    object: 'card',
  },
  'charge.payment_method_details.card': {
    'string|null': `
      authorization_code brand country electronic_commerce_indicator fingerprint funding last4
      mandate network network_transaction_id regulated_status transaction_link_id`,
    number: 'exp_month exp_year',
    'number|null': 'amount_authorized',
    object: 'extended_authorization incremental_authorization multicapture overcapture',
    'object|null': 'checks installments network_token three_d_secure wallet',
  },
  'charge.payment_method_details.card.checks': {
    'string|null': 'address_line1_check address_postal_code_check cvc_check',
  },
  'charge.payment_method_details.card.extended_authorization': {
    string: 'status',
  },
  'charge.payment_method_details.card.incremental_authorization': {
    string: 'status',
  },
  'charge.payment_method_details.card.multicapture': {
    string: 'status',
  },
  'charge.payment_method_details.card.network_token': {
    boolean: 'used',
  },
  'charge.payment_method_details.card.overcapture': {
    string: 'status',
    number: 'maximum_amount_capturable',
  },
  'charge.payment_method_details.card.three_d_secure': {
    'string|null': `
      authentication_flow electronic_commerce_indicator exemption_indicator result result_reason
      transaction_id version`,
    boolean: 'exemption_indicator_applied?',
  },
  'charge.payment_method_details.card.wallet': {
    string: 'type',
    'string|null': 'dynamic_last4',
    object: 'apple_pay? google_pay?',
  },
  dispute: {
    string: 'id object charge currency reason status',
    'string|null': 'intended_submission_method payment_intent',
    number: 'amount created',
    boolean: 'is_charge_refundable livemode',
    list: 'balance_transactions enhanced_eligibility_types',
    object: 'evidence evidence_details payment_method_details metadata',
  },
  'dispute.evidence': {
    'string|null': `
      access_activity_log billing_address cancellation_policy cancellation_policy_disclosure
      cancellation_rebuttal customer_communication customer_email_address customer_name
      customer_purchase_ip customer_signature duplicate_charge_documentation
      duplicate_charge_explanation duplicate_charge_id product_description receipt refund_policy
      refund_policy_disclosure refund_refusal_explanation service_date service_documentation
      shipping_address shipping_carrier shipping_date shipping_documentation
      shipping_tracking_number uncategorized_file uncategorized_text`,
    object: 'enhanced_evidence',
  },
  'dispute.evidence_details': {
    string: 'submission_method',
    number: 'submission_count',
    'number|null': 'due_by',
    boolean: 'has_evidence past_due',
    object: 'enhanced_eligibility',
  },
  'dispute.payment_method_details': {
    string: 'type',
    object: 'card',
  },
  'dispute.payment_method_details.card': {
    string: 'brand case_type network',
    'string|null': 'network_reason_code',
  },
  event: {
    string: 'id object type account? context?',
    'string|null': 'api_version',
    number: 'created pending_webhooks',
    boolean: 'livemode',
    object: 'data',
    'object|null': 'request',
  },
  'event.data': {
    object: 'object previous_attributes?',
  },
  'event.request': {
    'string|null': 'id idempotency_key',
  },
  payment_intent: {
    string: 'id object capture_method confirmation_method currency status',
    'string|null': `
      application cancellation_reason client_secret customer customer_account description
      latest_charge on_behalf_of payment_method payment_record receipt_email review
      setup_future_usage source statement_descriptor statement_descriptor_suffix transfer_group`,
    number: 'amount amount_capturable amount_received created',
    'number|null': 'application_fee_amount canceled_at',
    boolean: 'livemode',
    list: 'payment_method_types',
    'list|null': 'allowed_payment_method_types excluded_payment_method_types',
    object: 'amount_details metadata',
    'object|null': `
      automatic_payment_methods last_payment_error managed_payments next_action
      payment_method_configuration_details payment_method_options processing shipping
      transfer_data`,
  },
  'payment_intent.amount_details': {
    object: 'tip',
  },
  'payment_intent.amount_details.tip': {
    number: 'amount?',
  },
  'payment_intent.automatic_payment_methods': {
    string: 'allow_redirects?',
    boolean: 'enabled',
  },
  'payment_intent.last_payment_error': {
    string: `
      advice_code? charge? code? decline_code? doc_url? message? network_advice_code?
      network_decline_code? payment_method_type? request_log_url? type`,
    object: 'payment_method?',
  },
  'payment_intent.managed_payments': {
    boolean: 'enabled',
  },
  'payment_intent.next_action': {
    string: 'type',
    object: 'redirect_to_url? use_stripe_sdk?',
  },
  'payment_intent.next_action.redirect_to_url': {
    'string|null': 'return_url url',
  },
  'payment_intent.payment_method_options': {
    object: 'card?',
  },
  'payment_intent.payment_method_options.card': {
    'string|null': 'network request_three_d_secure',
    'object|null': 'installments mandate_options',
  },
  'payment_intent.processing': {
    string: 'type',
    object: 'card?',
  },
  payment_method: {
    string: 'id object allow_redisplay type',
    'string|null': 'customer customer_account',
    number: 'created',
    boolean: 'livemode',
    object: 'billing_details card',
    'object|null': 'metadata',
  },
  'payment_method.billing_details': {
    'string|null': 'email name phone tax_id',
    'object|null': 'address',
  },
  'payment_method.billing_details.address': {
    'string|null': 'city country line1 line2 postal_code state',
  },
  'payment_method.card': {
    string: 'brand funding last4',
    'string|null': 'country display_brand fingerprint regulated_status',
    number: 'exp_month exp_year',
    'object|null': 'checks generated_from networks three_d_secure_usage wallet',
  },
  'payment_method.card.checks': {
    'string|null': 'address_line1_check address_postal_code_check cvc_check',
  },
  'payment_method.card.networks': {
    'string|null': 'preferred',
    list: 'available',
  },
  'payment_method.card.three_d_secure_usage': {
    boolean: 'supported',
  },
  'payment_method.card.wallet': {
    string: 'type',
    'string|null': 'dynamic_last4',
    object: 'apple_pay? google_pay?',
  },
  refund: {
    string: 'id object currency failure_balance_transaction? failure_reason? pending_reason?',
    'string|null': `
      balance_transaction charge customer customer_account payment_intent payment_method reason
      receipt_number source_transfer_reversal status transfer_reversal`,
    number: 'amount created',
    object: 'destination_details',
    'object|null': 'metadata',
  },
  'refund.destination_details': {
    string: 'type',
    object: 'card',
  },
  'refund.destination_details.card': {
    string: 'reference? reference_status? reference_type? type',
  },
}
