import { Plural, Trans } from '@lingui/react/macro'
import type { CollectedItems } from '../../../../domain/stay/collectors.ts'

export function ItemsText({ tags, items }: CollectedItems) {
  if (tags?.length) {
    const list = tags.join(', ')
    return (
      <Plural
        context="which items somebody may collect: numbers on tags"
        value={tags.length}
        one={`Tag ${list}`}
        other={`Tags ${list}`}
      />
    )
  }
  if (items === null) return <Trans context="which items somebody may collect">All items</Trans>
  return (
    <Plural
      context="how many items somebody may collect"
      value={items}
      one="# item"
      other="# items"
    />
  )
}
