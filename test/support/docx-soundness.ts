import { docxParts, part } from './docx-text.ts'
import { elements, type XmlElement } from './xml.ts'

type Parts = Map<string, XmlElement>

const values = (parts: Parts, path: string, name: string, attribute = 'w:val') =>
  parts.has(path)
    ? elements(part(parts, path), name).map((element) => element.attributes[attribute] ?? '')
    : []

const missingProblems = (
  what: string,
  used: readonly string[],
  known: readonly string[],
): string[] =>
  [...new Set(used)].filter((each) => !known.includes(each)).map((each) => `no ${what} ${each}`)

const duplicateProblems = (what: string, ids: readonly string[]): string[] =>
  ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `two ${what} ${id}`)

const styleProblems = (parts: Parts): string[] => {
  const used = [...parts.keys()].flatMap((path) =>
    ['w:pStyle', 'w:rStyle', 'w:tblStyle'].flatMap((name) => values(parts, path, name)),
  )
  return missingProblems('style', used, values(parts, 'word/styles.xml', 'w:style', 'w:styleId'))
}

const numberingProblems = (parts: Parts): string[] => {
  const used = ['word/document.xml', 'word/styles.xml'].flatMap((path) =>
    values(parts, path, 'w:numId').filter((id) => id !== '0'),
  )
  return missingProblems('numbering', used, values(parts, 'word/numbering.xml', 'w:num', 'w:numId'))
}

const bookmarkProblems = (parts: Parts): string[] => {
  const valuesIn = (name: string, attribute: string) =>
    values(parts, 'word/document.xml', name, attribute)
  const starts = valuesIn('w:bookmarkStart', 'w:id')
  const names = valuesIn('w:bookmarkStart', 'w:name')
  const fields = [
    ...valuesIn('w:fldSimple', 'w:instr'),
    ...elements(part(parts, 'word/document.xml'), 'w:instrText').map((each) => each.text),
  ]
  const targets = fields.flatMap((field) => /\b(?:PAGE)?REF (\S+)/.exec(field ?? '')?.[1] ?? [])
  return [
    ...duplicateProblems('bookmark id', starts),
    ...duplicateProblems('bookmark', names),
    ...missingProblems('end of bookmark', starts, valuesIn('w:bookmarkEnd', 'w:id')),
    ...missingProblems('start of bookmark', valuesIn('w:bookmarkEnd', 'w:id'), starts),
    ...missingProblems('bookmark', [...targets, ...valuesIn('w:hyperlink', 'w:anchor')], names),
  ]
}

const targetsOf = (parts: Parts): string[] =>
  [...parts].flatMap(([path, root]) => {
    if (!path.endsWith('.rels')) return []
    const folder = path.replace(/_rels\/[^/]+$/, '')
    return elements(root, 'Relationship')
      .filter((relation) => relation.attributes.TargetMode !== 'External')
      .map((relation) => relation.attributes.Target ?? '')
      .map((target) => (target.startsWith('/') ? target.slice(1) : `${folder}${target}`))
  })

const partProblems = (parts: Parts): string[] => {
  const content = [...parts.keys()].filter(
    (path) => !path.endsWith('.rels') && path !== '[Content_Types].xml',
  )
  const targets = targetsOf(parts).filter((target) => /\.xml$/.test(target))
  return [
    ...missingProblems('part', targets, content),
    ...missingProblems('relationship to part', content, targets),
  ]
}

const fieldProblems = (parts: Parts): string[] => [
  ...values(parts, 'word/settings.xml', 'w:updateFields').map(() => 'asks to update fields'),
  ...values(parts, 'word/document.xml', 'w:fldChar', 'w:dirty')
    .filter((dirty) => dirty === 'true' || dirty === '1')
    .map(() => 'has a dirty field'),
]

/** The errors in a Word file that Word would report or repair. @throws Error if a part isn't well-formed XML */
export const docxProblems = (bytes: Uint8Array): string[] => {
  const parts = docxParts(bytes)
  return [
    ...styleProblems(parts),
    ...numberingProblems(parts),
    ...bookmarkProblems(parts),
    ...partProblems(parts),
    ...fieldProblems(parts),
  ]
}
