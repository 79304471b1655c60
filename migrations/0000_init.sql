CREATE TABLE `bags` (
	`id` text PRIMARY KEY NOT NULL,
	`stay_id` text NOT NULL,
	`tag` integer NOT NULL,
	`in_audit_id` text NOT NULL,
	`out_audit_id` text,
	`void_audit_id` text,
	`out_to` text,
	`pass_link_id` text,
	`photo_key` text,
	`photo_due_at` integer,
	FOREIGN KEY (`stay_id`) REFERENCES `stays`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`in_audit_id`) REFERENCES `audit`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`out_audit_id`) REFERENCES `audit`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`void_audit_id`) REFERENCES `audit`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`pass_link_id`) REFERENCES `pass_links`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "bags_tag" CHECK(typeof("bags"."tag") = 'integer' AND "bags"."tag" >= 1),
	CONSTRAINT "bags_out_to" CHECK("bags"."out_to" IN ('guest', 'collector', 'disposed')),
	CONSTRAINT "bags_out" CHECK(("bags"."out_to" IS NULL) = ("bags"."out_audit_id" IS NULL))
);
--> statement-breakpoint
CREATE INDEX `bags_of` ON `bags` (`stay_id`);--> statement-breakpoint
CREATE INDEX `bags_taken_in` ON `bags` (`in_audit_id`);--> statement-breakpoint
CREATE INDEX `bags_photos` ON `bags` (`photo_key`) WHERE "bags"."photo_key" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `bags_photos_due` ON `bags` (`photo_due_at`) WHERE "bags"."photo_due_at" IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `bags_tag_in_house` ON `bags` (`tag`) WHERE "bags"."out_audit_id" IS NULL AND "bags"."void_audit_id" IS NULL;--> statement-breakpoint
CREATE TABLE `closures` (
	`id` text PRIMARY KEY NOT NULL,
	`audit_id` text NOT NULL,
	`kind` text NOT NULL,
	`reason` text NOT NULL,
	`from_at` integer NOT NULL,
	`to_at` integer NOT NULL,
	`lifted_at` integer,
	FOREIGN KEY (`audit_id`) REFERENCES `audit`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "closures_kind" CHECK("closures"."kind" IN ('closed', 'full')),
	CONSTRAINT "closures_time" CHECK("closures"."from_at" < "closures"."to_at")
);
--> statement-breakpoint
CREATE INDEX `closures_ahead` ON `closures` (`to_at`);--> statement-breakpoint
CREATE TABLE `pass_links` (
	`id` text PRIMARY KEY NOT NULL,
	`stay_id` text NOT NULL,
	`audit_id` text NOT NULL,
	`purpose` text NOT NULL,
	`name` text,
	`key_version` integer DEFAULT 1 NOT NULL,
	`expires_at` integer,
	`used_at` integer,
	`revoked_at` integer,
	`tags` text,
	`items` integer,
	FOREIGN KEY (`stay_id`) REFERENCES `stays`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`audit_id`) REFERENCES `audit`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "pass_links_purpose" CHECK("pass_links"."purpose" IN ('guest', 'collector'))
);
--> statement-breakpoint
CREATE INDEX `pass_links_of` ON `pass_links` (`stay_id`);--> statement-breakpoint
CREATE TABLE `devices` (
	`id` text PRIMARY KEY NOT NULL,
	`staff_id` text NOT NULL,
	`waiting` integer NOT NULL,
	`oldest_at` integer,
	`reported_at` integer NOT NULL,
	FOREIGN KEY (`staff_id`) REFERENCES `staff`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "devices_waiting" CHECK(typeof("devices"."waiting") = 'integer' AND "devices"."waiting" >= 0),
	CONSTRAINT "devices_oldest" CHECK(("devices"."waiting" > 0) = ("devices"."oldest_at" IS NOT NULL))
);
--> statement-breakpoint
CREATE INDEX `devices_by_report` ON `devices` (`reported_at`);--> statement-breakpoint
CREATE TABLE `charges` (
	`id` text PRIMARY KEY NOT NULL,
	`stay_id` text NOT NULL,
	`audit_id` text NOT NULL,
	`kind` text NOT NULL,
	`cents` integer NOT NULL,
	FOREIGN KEY (`stay_id`) REFERENCES `stays`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`audit_id`) REFERENCES `audit`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "charges_kind" CHECK("charges"."kind" IN ('quote', 'changed', 'agreed', 'extra_days', 'reinstated', 'unused_days', 'not_due', 'goodwill', 'written_off', 'overpayment_kept')),
	CONSTRAINT "charges_cents" CHECK(typeof("charges"."cents") = 'integer' AND "charges"."cents" <> 0),
	CONSTRAINT "charges_debit" CHECK("charges"."kind" NOT IN ('quote', 'reinstated', 'overpayment_kept') OR "charges"."cents" > 0),
	CONSTRAINT "charges_credit" CHECK("charges"."kind" NOT IN ('not_due', 'goodwill') OR "charges"."cents" < 0)
);
--> statement-breakpoint
CREATE INDEX `charges_of` ON `charges` (`stay_id`);--> statement-breakpoint
CREATE TABLE `disputes` (
	`id` text PRIMARY KEY NOT NULL,
	`payment_id` text NOT NULL,
	`audit_id` text NOT NULL,
	`status` text NOT NULL,
	`cents` integer NOT NULL,
	`opened_at` integer NOT NULL,
	`due_by` integer,
	`closed_at` integer,
	`check_at` integer,
	`answered_at` integer,
	FOREIGN KEY (`payment_id`) REFERENCES `payments`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`audit_id`) REFERENCES `audit`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "disputes_status" CHECK("disputes"."status" IN ('inquiry', 'open', 'won', 'lost', 'closed')),
	CONSTRAINT "disputes_cents" CHECK(typeof("disputes"."cents") = 'integer' AND "disputes"."cents" >= 1),
	CONSTRAINT "disputes_closed" CHECK(("disputes"."status" IN ('won', 'lost', 'closed')) = ("disputes"."closed_at" IS NOT NULL))
);
--> statement-breakpoint
CREATE INDEX `disputes_of` ON `disputes` (`payment_id`);--> statement-breakpoint
CREATE INDEX `disputes_to_check` ON `disputes` (`check_at`) WHERE "disputes"."check_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `disputes_unanswered` ON `disputes` (`opened_at`) WHERE "disputes"."closed_at" IS NULL AND "disputes"."answered_at" IS NULL;--> statement-breakpoint
CREATE TABLE `payments` (
	`id` text PRIMARY KEY NOT NULL,
	`stay_id` text NOT NULL,
	`audit_id` text NOT NULL,
	`method` text NOT NULL,
	`status` text NOT NULL,
	`currency` text DEFAULT 'EUR' NOT NULL,
	`cents` integer NOT NULL,
	`received_cents` integer DEFAULT 0 NOT NULL,
	`refunded_cents` integer DEFAULT 0 NOT NULL,
	`pending_change` text,
	`payment_intent_id` text,
	`attempt` integer DEFAULT 1 NOT NULL,
	`check_at` integer,
	`paid_at` integer,
	`voided_at` integer,
	`fiscal_number` text,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	FOREIGN KEY (`stay_id`) REFERENCES `stays`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`audit_id`) REFERENCES `audit`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "payments_method" CHECK("payments"."method" IN ('stripe', 'cash', 'desk_card')),
	CONSTRAINT "payments_status" CHECK("payments"."status" IN ('pending', 'processing', 'failed', 'canceled', 'succeeded', 'review', 'voided')),
	CONSTRAINT "payments_cents" CHECK(typeof("payments"."cents") = 'integer' AND "payments"."cents" >= 1),
	CONSTRAINT "payments_received" CHECK(typeof("payments"."received_cents") = 'integer' AND "payments"."received_cents" >= 0),
	CONSTRAINT "payments_refunded" CHECK(typeof("payments"."refunded_cents") = 'integer' AND "payments"."refunded_cents" >= 0 AND "payments"."refunded_cents" <= "payments"."received_cents"),
	CONSTRAINT "payments_pending_change" CHECK("payments"."pending_change" IS NULL OR json_valid("payments"."pending_change")),
	CONSTRAINT "payments_attempt" CHECK(typeof("payments"."attempt") = 'integer' AND "payments"."attempt" >= 1),
	CONSTRAINT "payments_at_the_desk" CHECK("payments"."method" = 'stripe' OR ("payments"."payment_intent_id" IS NULL AND "payments"."check_at" IS NULL AND "payments"."pending_change" IS NULL AND "payments"."status" IN ('succeeded', 'voided'))),
	CONSTRAINT "payments_not_voided" CHECK("payments"."method" <> 'stripe' OR "payments"."status" <> 'voided'),
	CONSTRAINT "payments_succeeded" CHECK("payments"."status" <> 'succeeded' OR ("payments"."received_cents" = "payments"."cents" AND "payments"."currency" = 'EUR' AND "payments"."paid_at" IS NOT NULL)),
	CONSTRAINT "payments_no_money" CHECK("payments"."status" IN ('succeeded', 'review') OR "payments"."received_cents" = 0),
	CONSTRAINT "payments_voided" CHECK(("payments"."status" = 'voided') = ("payments"."voided_at" IS NOT NULL)),
	CONSTRAINT "payments_at_stripe" CHECK("payments"."status" NOT IN ('processing', 'review') OR "payments"."payment_intent_id" IS NOT NULL)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payments_paymentIntentId_unique` ON `payments` (`payment_intent_id`);--> statement-breakpoint
CREATE INDEX `payments_of` ON `payments` (`stay_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `payments_one_open` ON `payments` (`stay_id`) WHERE "payments"."method" = 'stripe' AND "payments"."status" IN ('pending', 'processing', 'failed');--> statement-breakpoint
CREATE INDEX `payments_to_check` ON `payments` (`check_at`) WHERE "payments"."check_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `payments_by_time` ON `payments` (`paid_at`) WHERE "payments"."paid_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `payments_in_review` ON `payments` (`paid_at`) WHERE "payments"."status" = 'review' AND "payments"."received_cents" > "payments"."refunded_cents";--> statement-breakpoint
CREATE TABLE `refunds` (
	`id` text PRIMARY KEY NOT NULL,
	`payment_id` text NOT NULL,
	`audit_id` text NOT NULL,
	`method` text NOT NULL,
	`status` text NOT NULL,
	`cents` integer NOT NULL,
	`reason` text NOT NULL,
	`stripe_refund_id` text,
	`attempt` integer DEFAULT 1 NOT NULL,
	`check_at` integer,
	`at` integer NOT NULL,
	`failed_at` integer,
	`bank_reference` text,
	`is_reversal` integer DEFAULT false NOT NULL,
	`fiscal_number` text,
	FOREIGN KEY (`payment_id`) REFERENCES `payments`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`audit_id`) REFERENCES `audit`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "refunds_method" CHECK("refunds"."method" IN ('stripe', 'cash', 'desk_card')),
	CONSTRAINT "refunds_status" CHECK("refunds"."status" IN ('requested', 'pending', 'succeeded', 'failed', 'canceled')),
	CONSTRAINT "refunds_cents" CHECK(typeof("refunds"."cents") = 'integer' AND "refunds"."cents" >= 1),
	CONSTRAINT "refunds_attempt" CHECK(typeof("refunds"."attempt") = 'integer' AND "refunds"."attempt" >= 1),
	CONSTRAINT "refunds_at_the_desk" CHECK("refunds"."method" = 'stripe' OR ("refunds"."stripe_refund_id" IS NULL AND "refunds"."status" = 'succeeded')),
	CONSTRAINT "refunds_at_stripe" CHECK("refunds"."method" <> 'stripe' OR "refunds"."status" IN ('requested', 'failed') OR "refunds"."stripe_refund_id" IS NOT NULL),
	CONSTRAINT "refunds_failed" CHECK(("refunds"."status" IN ('failed', 'canceled')) = ("refunds"."failed_at" IS NOT NULL))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `refunds_stripeRefundId_unique` ON `refunds` (`stripe_refund_id`);--> statement-breakpoint
CREATE INDEX `refunds_of` ON `refunds` (`payment_id`);--> statement-breakpoint
CREATE INDEX `refunds_to_check` ON `refunds` (`check_at`) WHERE "refunds"."check_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `refunds_failed_by_time` ON `refunds` (`failed_at`) WHERE "refunds"."failed_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `refunds_of_audit` ON `refunds` (`audit_id`);--> statement-breakpoint
CREATE TABLE `contact_messages` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`subject` text,
	`message` text NOT NULL,
	`read` integer DEFAULT false NOT NULL,
	`locale` text DEFAULT 'en' NOT NULL,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	CONSTRAINT "contact_messages_read" CHECK("contact_messages"."read" IN (0, 1))
);
--> statement-breakpoint
CREATE INDEX `contact_messages_newest` ON `contact_messages` (`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `job_runs` (
	`name` text PRIMARY KEY NOT NULL,
	`leased_until` integer,
	`started_at` integer,
	`ok_at` integer,
	`failed_at` integer,
	`last_error` text,
	`cursor` integer,
	`place` text
);
--> statement-breakpoint
CREATE TABLE `mailbox_turns` (
	`email_id` text PRIMARY KEY NOT NULL,
	`mailbox` text NOT NULL,
	`at` integer,
	FOREIGN KEY (`email_id`) REFERENCES `outbox`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `mailbox_turns_of` ON `mailbox_turns` (`mailbox`,`at`);--> statement-breakpoint
CREATE INDEX `mailbox_turns_over` ON `mailbox_turns` (`at`) WHERE "mailbox_turns"."at" IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `mailbox_turns_waiting` ON `mailbox_turns` (`mailbox`) WHERE "mailbox_turns"."at" IS NULL;--> statement-breakpoint
CREATE TABLE `outbox` (
	`id` text PRIMARY KEY NOT NULL,
	`audit_id` text NOT NULL,
	`stay_id` text,
	`kind` text NOT NULL,
	`data` text NOT NULL,
	`status` text DEFAULT 'queued' NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_attempt_at` integer NOT NULL,
	`leased_until` integer,
	`last_error` text,
	`queued_at` integer,
	`sent_at` integer,
	`resolved_at` integer,
	`joined_id` text,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	FOREIGN KEY (`audit_id`) REFERENCES `audit`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`stay_id`) REFERENCES `stays`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`joined_id`) REFERENCES `outbox`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "outbox_data" CHECK(json_valid("outbox"."data")),
	CONSTRAINT "outbox_status" CHECK("outbox"."status" IN ('held', 'queued', 'sent', 'dead'))
);
--> statement-breakpoint
CREATE INDEX `outbox_due` ON `outbox` (`status`,`next_attempt_at`);--> statement-breakpoint
CREATE INDEX `outbox_of` ON `outbox` (`stay_id`);--> statement-breakpoint
CREATE INDEX `outbox_joined` ON `outbox` (`joined_id`) WHERE "outbox"."joined_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `outbox_dead` ON `outbox` (`status`,`next_attempt_at`) WHERE "outbox"."status" = 'dead' AND "outbox"."last_error" <> 'subject_gone' AND "outbox"."resolved_at" IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `outbox_once` ON `outbox` (`audit_id`,`kind`,`stay_id`);--> statement-breakpoint
CREATE TABLE `stripe_events` (
	`id` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`payment_intent_id` text,
	`received_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`processed_at` integer
);
--> statement-breakpoint
CREATE INDEX `stripe_events_old` ON `stripe_events` (`received_at`);--> statement-breakpoint
CREATE TABLE `audit` (
	`id` text PRIMARY KEY NOT NULL,
	`stay_id` text,
	`version` integer,
	`subject_id` text,
	`action` text NOT NULL,
	`actor` text NOT NULL,
	`staff_id` text,
	`from_status` text,
	`to_status` text,
	`data` text NOT NULL,
	`happened_at` integer NOT NULL,
	`at` integer NOT NULL,
	`idempotency_key` text,
	`request_digest` text,
	FOREIGN KEY (`stay_id`) REFERENCES `stays`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`staff_id`) REFERENCES `staff`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "audit_actor" CHECK("audit"."actor" IN ('guest', 'staff', 'stripe', 'system')),
	CONSTRAINT "audit_version" CHECK(("audit"."stay_id" IS NULL) = ("audit"."version" IS NULL)),
	CONSTRAINT "audit_staff" CHECK(("audit"."actor" = 'staff') = ("audit"."staff_id" IS NOT NULL)),
	CONSTRAINT "audit_data" CHECK(json_valid("audit"."data")),
	CONSTRAINT "audit_time" CHECK("audit"."happened_at" <= "audit"."at")
);
--> statement-breakpoint
CREATE UNIQUE INDEX `audit_idempotencyKey_unique` ON `audit` (`idempotency_key`);--> statement-breakpoint
CREATE INDEX `audit_by_subject` ON `audit` (`subject_id`,`at`) WHERE "audit"."subject_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `audit_by_time` ON `audit` (`at`);--> statement-breakpoint
CREATE INDEX `audit_typed` ON `audit` (`at`) WHERE actor = 'staff' AND data ->> 'reason' IS NOT NULL;--> statement-breakpoint
CREATE INDEX `audit_counts` ON `audit` (`at`) WHERE action = 'drawer_counted';--> statement-breakpoint
CREATE INDEX `audit_orphans` ON `audit` (`at`) WHERE "audit"."action" = 'orphan_payment';--> statement-breakpoint
CREATE INDEX `audit_check_ins` ON `audit` (`happened_at`) WHERE "audit"."action" IN ('check_in', 'walked_in');--> statement-breakpoint
CREATE UNIQUE INDEX `audit_of_stay` ON `audit` (`stay_id`,`version`);--> statement-breakpoint
CREATE TABLE `payment_statuses` (
	`name` text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE `staff` (
	`id` text PRIMARY KEY NOT NULL,
	`username` text NOT NULL,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `staff_username_unique` ON `staff` (`username`);--> statement-breakpoint
CREATE TABLE `stay_keys` (
	`key` text NOT NULL,
	`stay_id` text NOT NULL,
	PRIMARY KEY(`key`, `stay_id`),
	FOREIGN KEY (`stay_id`) REFERENCES `stays`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `stay_keys_of` ON `stay_keys` (`stay_id`,`key`);--> statement-breakpoint
CREATE TABLE `stay_statuses` (
	`name` text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE `stays` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`source` text DEFAULT 'website' NOT NULL,
	`reference` text NOT NULL,
	`customer_name` text,
	`customer_email` text,
	`customer_phone` text,
	`email_key` text,
	`special_requests` text,
	`desk_note` text,
	`locale` text DEFAULT 'en' NOT NULL,
	`service_type` text DEFAULT 'storage' NOT NULL,
	`storage_type` text DEFAULT 'daily' NOT NULL,
	`luggage_count` integer DEFAULT 1 NOT NULL,
	`start_date` integer NOT NULL,
	`end_date` integer,
	`pick_up_at` integer NOT NULL,
	`duration` integer,
	`tariff` integer NOT NULL,
	`status` text NOT NULL,
	`ended_at` integer,
	`conflict_at` integer,
	`unpriced_at` integer,
	`currency` text DEFAULT 'EUR' NOT NULL,
	`total_price` integer DEFAULT 0 NOT NULL,
	`net_price` integer DEFAULT 0 NOT NULL,
	`received` integer DEFAULT 0 NOT NULL,
	`refunded` integer DEFAULT 0 NOT NULL,
	`charged_back` integer DEFAULT 0 NOT NULL,
	`balance` integer DEFAULT 0 NOT NULL,
	`payment_status` text DEFAULT 'pending' NOT NULL,
	`disputed` integer DEFAULT false NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`updated_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`erased_at` integer,
	FOREIGN KEY (`status`) REFERENCES `stay_statuses`(`name`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`payment_status`) REFERENCES `payment_statuses`(`name`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "stays_kind" CHECK("stays"."kind" IN ('booking', 'reservation')),
	CONSTRAINT "stays_luggage_count" CHECK(typeof("stays"."luggage_count") = 'integer' AND "stays"."luggage_count" >= 1),
	CONSTRAINT "stays_duration" CHECK("stays"."duration" IS NULL OR (typeof("stays"."duration") = 'integer' AND "stays"."duration" >= 1)),
	CONSTRAINT "stays_tariff" CHECK(typeof("stays"."tariff") = 'integer' AND "stays"."tariff" >= 1),
	CONSTRAINT "stays_currency" CHECK("stays"."currency" IN ('EUR')),
	CONSTRAINT "stays_total_price" CHECK(typeof("stays"."total_price") = 'integer' AND "stays"."total_price" >= 0),
	CONSTRAINT "stays_net_price" CHECK(typeof("stays"."net_price") = 'integer' AND "stays"."net_price" >= 0),
	CONSTRAINT "stays_received" CHECK(typeof("stays"."received") = 'integer' AND "stays"."received" >= 0),
	CONSTRAINT "stays_refunded" CHECK(typeof("stays"."refunded") = 'integer' AND "stays"."refunded" >= 0 AND "stays"."refunded" <= "stays"."received"),
	CONSTRAINT "stays_charged_back" CHECK(typeof("stays"."charged_back") = 'integer' AND "stays"."charged_back" >= 0),
	CONSTRAINT "stays_balance" CHECK("stays"."balance" = "stays"."net_price" - "stays"."received" + "stays"."refunded" + "stays"."charged_back"),
	CONSTRAINT "stays_disputed" CHECK("stays"."disputed" IN (0, 1)),
	CONSTRAINT "stays_version" CHECK(typeof("stays"."version") = 'integer' AND "stays"."version" >= 1),
	CONSTRAINT "stays_pick_up" CHECK("stays"."start_date" <= "stays"."pick_up_at"),
	CONSTRAINT "stays_end_date" CHECK("stays"."end_date" IS NULL OR "stays"."end_date" >= "stays"."start_date"),
	CONSTRAINT "stays_ended" CHECK("stays"."ended_at" IS NULL OR "stays"."status" NOT IN ('pending', 'confirmed', 'checked_in')),
	CONSTRAINT "stays_erased_name" CHECK(("stays"."erased_at" IS NULL) = ("stays"."customer_name" IS NOT NULL)),
	CONSTRAINT "stays_erased" CHECK("stays"."erased_at" IS NULL OR ("stays"."ended_at" IS NOT NULL AND coalesce("stays"."customer_email", "stays"."customer_phone", "stays"."email_key", "stays"."special_requests", "stays"."desk_note") IS NULL))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `stays_reference_unique` ON `stays` (`reference`);--> statement-breakpoint
CREATE INDEX `stays_newest` ON `stays` (`kind`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `stays_by_start` ON `stays` (`status`,`start_date`);--> statement-breakpoint
CREATE INDEX `stays_by_pick_up` ON `stays` (`status`,`pick_up_at`);--> statement-breakpoint
CREATE INDEX `stays_by_mailbox` ON `stays` (`email_key`,`created_at`);--> statement-breakpoint
CREATE INDEX `stays_to_erase` ON `stays` (`ended_at`) WHERE "stays"."erased_at" IS NULL AND "stays"."ended_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `stays_unsettled` ON `stays` (`balance`) WHERE "stays"."balance" <> 0;--> statement-breakpoint
CREATE INDEX `stays_figures` ON `stays` (`kind`,`service_type`,`payment_status`,`status`,`total_price`,`received`,`refunded`,`charged_back`);--> statement-breakpoint
CREATE INDEX `stays_by_time` ON `stays` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `stays_of_status` ON `stays` (`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `stays_of_service` ON `stays` (`service_type`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `stays_of_both` ON `stays` (`status`,`service_type`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `stays_by_day` ON `stays` (`start_date`,`id`);--> statement-breakpoint
CREATE INDEX `stays_in_conflict` ON `stays` (`conflict_at`) WHERE "stays"."conflict_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `stays_unpriced` ON `stays` (`unpriced_at`) WHERE "stays"."unpriced_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `stays_to_refund` ON `stays` (`updated_at`) WHERE "stays"."balance" < 0;--> statement-breakpoint
CREATE INDEX `stays_left_unpaid` ON `stays` (`ended_at`) WHERE "stays"."balance" > 0 AND "stays"."net_price" > 0 AND "stays"."ended_at" IS NOT NULL;--> statement-breakpoint
CREATE TABLE `drawer` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`audit_id` text NOT NULL,
	`kind` text NOT NULL,
	`payment_id` text,
	`refund_id` text,
	`cents` integer NOT NULL,
	`taken_cents` integer DEFAULT 0 NOT NULL,
	`taken_lek` integer DEFAULT 0 NOT NULL,
	`given_cents` integer DEFAULT 0 NOT NULL,
	`given_lek` integer DEFAULT 0 NOT NULL,
	`lek_per_euro` integer NOT NULL,
	FOREIGN KEY (`audit_id`) REFERENCES `audit`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`payment_id`) REFERENCES `payments`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`refund_id`) REFERENCES `refunds`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "drawer_kind" CHECK("drawer"."kind" IN ('payment', 'refund', 'void', 'float', 'banked')),
	CONSTRAINT "drawer_payment" CHECK(("drawer"."kind" IN ('payment', 'void')) = ("drawer"."payment_id" IS NOT NULL)),
	CONSTRAINT "drawer_refund" CHECK(("drawer"."kind" = 'refund') = ("drawer"."refund_id" IS NOT NULL)),
	CONSTRAINT "drawer_cents" CHECK(typeof("drawer"."cents") = 'integer' AND "drawer"."cents" <> 0),
	CONSTRAINT "drawer_in" CHECK("drawer"."kind" NOT IN ('payment', 'float') OR "drawer"."cents" > 0),
	CONSTRAINT "drawer_out" CHECK("drawer"."kind" NOT IN ('refund', 'void', 'banked') OR "drawer"."cents" < 0),
	CONSTRAINT "drawer_taken_cents" CHECK(typeof("drawer"."taken_cents") = 'integer' AND "drawer"."taken_cents" >= 0),
	CONSTRAINT "drawer_taken_lek" CHECK(typeof("drawer"."taken_lek") = 'integer' AND "drawer"."taken_lek" >= 0),
	CONSTRAINT "drawer_given_cents" CHECK(typeof("drawer"."given_cents") = 'integer' AND "drawer"."given_cents" >= 0),
	CONSTRAINT "drawer_given_lek" CHECK(typeof("drawer"."given_lek") = 'integer' AND "drawer"."given_lek" >= 0),
	CONSTRAINT "drawer_lek_per_euro" CHECK(typeof("drawer"."lek_per_euro") = 'integer' AND "drawer"."lek_per_euro" >= 1),
	CONSTRAINT "drawer_sum" CHECK(abs(("drawer"."cents" - "drawer"."taken_cents" + "drawer"."given_cents") * "drawer"."lek_per_euro" - ("drawer"."taken_lek" - "drawer"."given_lek") * 100) < 100)
);
--> statement-breakpoint
CREATE INDEX `drawer_of_audit` ON `drawer` (`audit_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `drawer_of_payment` ON `drawer` (`payment_id`,`kind`) WHERE "drawer"."payment_id" IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `drawer_of_refund` ON `drawer` (`refund_id`) WHERE "drawer"."refund_id" IS NOT NULL;--> statement-breakpoint
CREATE TABLE `drawer_counts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`audit_id` text NOT NULL,
	`up_to` integer NOT NULL,
	`expected_cents` integer NOT NULL,
	`expected_lek` integer NOT NULL,
	`counted_cents` integer NOT NULL,
	`counted_lek` integer NOT NULL,
	FOREIGN KEY (`audit_id`) REFERENCES `audit`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "drawer_counts_up_to" CHECK(typeof("drawer_counts"."up_to") = 'integer' AND "drawer_counts"."up_to" >= 0),
	CONSTRAINT "drawer_counts_expected_cents" CHECK(typeof("drawer_counts"."expected_cents") = 'integer'),
	CONSTRAINT "drawer_counts_expected_lek" CHECK(typeof("drawer_counts"."expected_lek") = 'integer'),
	CONSTRAINT "drawer_counts_counted_cents" CHECK(typeof("drawer_counts"."counted_cents") = 'integer' AND "drawer_counts"."counted_cents" >= 0),
	CONSTRAINT "drawer_counts_counted_lek" CHECK(typeof("drawer_counts"."counted_lek") = 'integer' AND "drawer_counts"."counted_lek" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `drawer_counts_of_audit` ON `drawer_counts` (`audit_id`);
--> statement-breakpoint
INSERT INTO `stay_statuses` (`name`) VALUES ('pending'), ('confirmed'), ('checked_in'), ('completed'), ('cancelled'), ('no_show'), ('expired'), ('abandoned');
--> statement-breakpoint
INSERT INTO `payment_statuses` (`name`) VALUES ('pending'), ('processing'), ('paid'), ('partially_refunded'), ('refunded'), ('failed'), ('canceled'), ('needs_review');
--> statement-breakpoint
CREATE TRIGGER `drawer_no_update` BEFORE UPDATE ON `drawer`
BEGIN
	SELECT RAISE(ABORT, 'constraint failed: rows of drawer stay as they are');
END;
--> statement-breakpoint
CREATE TRIGGER `drawer_no_delete` BEFORE DELETE ON `drawer`
BEGIN
	SELECT RAISE(ABORT, 'constraint failed: rows of drawer stay as they are');
END;
--> statement-breakpoint
CREATE TRIGGER `drawer_counts_no_update` BEFORE UPDATE ON `drawer_counts`
BEGIN
	SELECT RAISE(ABORT, 'constraint failed: rows of drawer_counts stay as they are');
END;
--> statement-breakpoint
CREATE TRIGGER `drawer_counts_no_delete` BEFORE DELETE ON `drawer_counts`
BEGIN
	SELECT RAISE(ABORT, 'constraint failed: rows of drawer_counts stay as they are');
END;
