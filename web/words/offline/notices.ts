import { msg } from '@lingui/core/macro'

const title = msg({ message: 'No connection', context: 'page without a connection' })

/** Shown by the staff area's service worker if neither server nor cache provides the page. */
export const deskNotice = {
  title,
  paragraphs: [
    msg({
      message:
        'This page needs a connection, and so does signing in. Load it again once the connection is back.',
      context: 'staff page without a connection',
    }),
    msg({
      message:
        'The desk works without a connection on a device where somebody is signed in. Nothing is lost: entries waiting to be sent are stored on this device.',
      context: 'staff page without a connection',
    }),
  ],
  link: {
    path: '/admin/desk',
    label: msg({ message: 'Open the desk', context: 'staff page without a connection' }),
  },
}

/** Shown by the pass's service worker if neither server nor cache provides the page. */
export const passNotice = {
  title,
  paragraphs: [
    msg({
      message: 'Your pass needs a connection this time. Load this page again once you’re online.',
      context: 'pass without a connection',
    }),
    msg({
      message: 'At our desk, your name or your booking reference is enough to collect your bags.',
      context: 'pass without a connection',
    }),
  ],
}
