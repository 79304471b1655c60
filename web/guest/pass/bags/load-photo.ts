/**
 * The photo of one of the guest's own bags, as the address of an image: the link's token goes in a header,
 * which an image alone can't send. Throws where it can't be had.
 */
export async function loadPhoto(
  bagId: string,
  token: string,
  signal: AbortSignal,
): Promise<string> {
  const headers = { Authorization: `Bearer ${token}` }
  const answer = await fetch(`/api/pass/bags/${encodeURIComponent(bagId)}/photo`, {
    headers,
    signal,
  })
  if (!answer.ok) throw new Error(String(answer.status))
  return addressOf(await answer.blob())
}

/** With the picture in it: the page's policy lets no other address of one through. */
function addressOf(picture: Blob): Promise<string> {
  return new Promise((done, fail) => {
    const reader = new FileReader()
    reader.onload = () => done(String(reader.result))
    reader.onerror = () => fail(reader.error)
    reader.readAsDataURL(picture)
  })
}
