/** A section of a custom page: exactly one of its fields has a value. */
export type CustomSection = Queries.CustomSectionFragment

/** Consecutive texts, which form one document, or another section. */
export interface PagePart {
  texts: Queries.DocumentSectionFragment[]
  other?: CustomSection
}

/** Groups consecutive texts. */
export function groupTexts(sections: readonly CustomSection[]): PagePart[] {
  const parts: PagePart[] = []
  for (const section of sections) {
    const last = parts.at(-1)
    if (!section.text) parts.push({ texts: [], other: section })
    else if (last && !last.other) last.texts.push(section.text)
    else parts.push({ texts: [section.text] })
  }
  return parts
}
