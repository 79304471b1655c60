import { type DevVars, usesStandInStripe } from './dev-vars.ts'

export interface Places {
  site: string
  standIns: string
  state: string
}

export function signpost({ site, standIns, state }: Places, vars: DevVars): string {
  const stripe = usesStandInStripe(vars)
    ? `stand-in; test cards at ${standIns}`
    : 'the real one, by the keys in .dev.vars'
  const login = `/cdn-cgi/access/login/${new URL(site).host}?kid=${vars.ACCESS_AUD}&redirect_url=/admin`
  return `
  Site        ${site}
  Staff       ${site}/admin
  Sign-in     ${standIns}${login}
  Stand-ins   ${standIns}
  Mailbox     ${standIns}/mail
  Stripe      ${stripe}

  Ctrl-C ends everything. Data is kept in ${state}.
`
}
