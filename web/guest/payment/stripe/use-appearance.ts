import type { Appearance, ButtonThemeOption } from '@stripe/stripe-js'
import { useEffect, useState } from 'react'

interface Looks {
  appearance: Appearance
  /** Makes the wallet button black on light pages and white on dark ones. */
  buttonTheme: ButtonThemeOption
}

/** Returns the page's current look for Stripe's frames, which can't use the page's styles. */
export function useAppearance(): Looks {
  const [looks, setLooks] = useState(currentLooks)
  useEffect(() => {
    const follow = () => setLooks(currentLooks())
    const dark = matchMedia('(prefers-color-scheme: dark)')
    const chosen = new MutationObserver(follow)
    dark.addEventListener('change', follow)
    chosen.observe(document.documentElement, { attributeFilter: ['data-theme'] })
    return () => {
      dark.removeEventListener('change', follow)
      chosen.disconnect()
    }
  }, [])
  return looks
}

function currentLooks(): Looks {
  const probe = document.body.appendChild(document.createElement('i'))
  // A transition would delay the computed colour.
  probe.style.transitionProperty = 'none'
  const colour = (token: string) => {
    probe.style.color = `var(${token})`
    return getComputedStyle(probe).color
  }
  const variables = {
    colorPrimary: colour('--color-brand'),
    colorBackground: colour('--color-surface'),
    colorText: colour('--color-ink'),
    colorTextSecondary: colour('--color-ink-soft'),
    colorDanger: colour('--color-danger'),
    fontFamily: getComputedStyle(document.body).fontFamily,
    borderRadius: '10px',
    spacingUnit: '4px',
  }
  probe.style.color = 'light-dark(#000, #fff)'
  const wallet = getComputedStyle(probe).color === 'rgb(255, 255, 255)' ? 'white' : 'black'
  const border = `1.5px solid ${colour('--color-line-strong')}`
  probe.remove()
  const rules = { '.Input': { border, boxShadow: 'none' } }
  return {
    appearance: { theme: 'flat', variables, rules },
    buttonTheme: { applePay: wallet, googlePay: wallet },
  }
}
