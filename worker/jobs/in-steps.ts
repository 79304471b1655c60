/** Takes steps until one finds less than the `most` that it may, or the time is over; answers with what they did. */
export async function inSteps(
  step: () => Promise<number>,
  most: number,
  end: number,
): Promise<number> {
  let done = 0
  for (let isMore = true; isMore && Date.now() < end; ) {
    const count = await step()
    done += count
    isMore = count === most
  }
  return done
}
