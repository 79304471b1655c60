import type { ComponentType } from 'react'

/**
 * A part of a page that is only read: nothing in it answers to a script. The browser takes it over as
 * the prerendered markup that it is, without fetching its code and its words a second time. Both are
 * fetched only where the page comes by a link from another page of the same document.
 * See `docs/decisions/0015-static-parts.md`.
 */
export interface StaticPart {
  id: string
  importPart: () => Promise<ComponentType>
  Content?: ComponentType
  markup?: string
}

export function Static({ part }: { part: StaticPart }) {
  const { id, Content } = part
  if (Content) {
    return (
      <div id={id}>
        <Content />
      </div>
    )
  }
  part.markup ??= document.getElementById(id)?.innerHTML ?? ''
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what the build wrote into this very element
  return <div id={id} dangerouslySetInnerHTML={{ __html: part.markup }} />
}

/** Whether the part can be shown without its code. */
export function isKnown({ markup, Content }: StaticPart): boolean {
  return markup !== undefined || Content !== undefined
}

/** Brings the part's code; its words are the page's to bring. */
export async function loadPart(part: StaticPart): Promise<void> {
  part.Content ??= await part.importPart()
}
