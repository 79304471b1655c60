/** What `toast-bundle.ts` makes a script of. */
export { i18n } from '@lingui/core'
export { toast } from '../../web/ui/toast/toast.ts'
