import type { ComponentType } from 'react'

/**
 * A read-only part of a page, without scripts.
 * Browsers keep its prerendered markup. They fetch its code and catalogs only when navigating from another page
 * in the same document. See `docs/decisions/0015-static-parts.md`.
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
  // biome-ignore lint/security/noDangerouslySetInnerHtml: this element's own prerendered markup
  return <div id={id} dangerouslySetInnerHTML={{ __html: part.markup }} />
}

export function isKnown({ markup, Content }: StaticPart): boolean {
  return markup !== undefined || Content !== undefined
}

export async function loadPart(part: StaticPart): Promise<void> {
  part.Content ??= await part.importPart()
}
