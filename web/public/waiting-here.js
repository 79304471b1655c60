// Script of the Worker's sign-in page. Shows how many pending actions this device has, and whose.
// Reads the database of `web/staff/offline/actions-store.ts`. Must not show guests' data.
const place = document.getElementById('waiting')
const opening = indexedDB.open('desk-outbox')

// Nothing was ever stored here, and this page must not create the database.
opening.onupgradeneeded = () => opening.transaction.abort()

opening.onsuccess = () => {
  const database = opening.result
  const all = database.transaction('acts').objectStore('acts').getAll()
  all.onsuccess = () => {
    show(all.result)
    database.close()
  }
}

function show(actions) {
  if (actions.length === 0) return
  const people = new Map()
  for (const { doneByEmail } of actions)
    if (doneByEmail) people.set(doneByEmail, (people.get(doneByEmail) ?? 0) + 1)
  const whose = [...people].map(([email, count]) => `${count} of ${email}`).join(', ')
  const count = actions.length === 1 ? '1 entry waits' : `${actions.length} entries wait`
  place.textContent = `${count} on this device${whose && `: ${whose}`}. Sign in to send what waits.`
  place.hidden = false
}
