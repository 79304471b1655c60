/** `toast-bundle.ts` bundles this file. */
export { i18n } from '@lingui/core'
export { toast } from '../../web/ui/toast/toast.ts'
