import type { ComponentType } from 'react'

/**
 * A read-only part of a page, without scripts.
 * The prerender renders it. Browsers keep that markup and never fetch the part's code or catalogs.
 * See `docs/decisions/0015-static-parts.md`.
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
