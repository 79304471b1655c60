import icons from './icons.svg?no-inline'
import styles from './payment-methods.module.css'

const methods = {
  'apple-pay': 'Apple Pay',
  'google-pay': 'Google Pay',
  link: 'Link',
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
} as const

type Method = keyof typeof methods

interface PaymentMethodsProps {
  only?: readonly Method[]
}

/** The marks of the wallets and cards that can pay online. */
export function PaymentMethods({ only = Object.keys(methods) as Method[] }: PaymentMethodsProps) {
  return (
    <ul className={styles.methods}>
      {only.map((method) => (
        <li key={method}>
          <svg width="44" height="28" role="img" aria-label={methods[method]}>
            <use href={`${icons}#${method}`} />
          </svg>
        </li>
      ))}
    </ul>
  )
}
