import { business } from '../../domain/business.ts'

export function Footer() {
  return <footer id="contact">{business.name}</footer>
}
