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

export function PaymentMethods() {
  return (
    <ul className={styles.methods}>
      {Object.entries(methods).map(([method, name]) => (
        <li key={method}>
          <svg width="44" height="28" role="img" aria-label={name}>
            <use href={`${icons}#${method}`} />
          </svg>
        </li>
      ))}
    </ul>
  )
}
