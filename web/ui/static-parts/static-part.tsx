import type { ComponentType } from 'react'

/**
 * A part of a page that only the prerender renders (decision 0015).
 * Browsers keep its markup and never fetch its code or catalogs.
 */
export interface StaticPart {
  id: string
  importPart: () => Promise<ComponentType>
  /** Undefined in browsers. */
  Content?: ComponentType
  /** Undefined in the prerender. */
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

export async function loadPart(part: StaticPart): Promise<void> {
  part.Content ??= await part.importPart()
}
