import { reasonsByName } from './refusal.ts'

/*
 * Names that PDF templates may contain, and reasons for well-known ones that they may not. ISO
 * 32000-1: 7.7.2 (catalog), 7.7.3 (pages), 12.5 (annotations), 12.6 (actions), 12.7 (forms), 7.11.4
 * (embedded files), 13 (multimedia).
 */

const setOf = (names: string): ReadonlySet<string> => new Set(names.trim().split(/\s+/))

export const CATALOG_KEYS = setOf(`
  Type Version Extensions Pages PageLabels Names Dests ViewerPreferences PageLayout PageMode Outlines
  OpenAction URI StructTreeRoot MarkInfo Lang OutputIntents AcroForm`)

export const PAGE_KEYS = setOf(`
  Type Parent LastModified Resources MediaBox CropBox BleedBox TrimBox ArtBox BoxColorInfo Contents Rotate
  Group Thumb StructParents Annots Tabs UserUnit ID Dur Trans SeparationInfo`)

/** Links and form fields. A field and its widget may be one object. */
export const ANNOTATIONS = setOf('Link Widget')
export const ANNOTATION_KEYS = setOf(`
  Type Subtype Rect Contents P NM M F AP AS Border C StructParent H A PA Dest QuadPoints BS MK CA ca Lang BM
  FT Parent Kids T TU TM Ff V DV DA DS RV DR Q MaxLen Opt TI I`)

/** Reviewers' annotations. */
export const COMMENTS = setOf(`
  Text FreeText Line Square Circle Polygon PolyLine Highlight Underline Squiggly StrikeOut Stamp Caret Ink
  Popup Redact`)

export const ACTION_KEYS = setOf('Type S D SD URI IsMap N')
export const NAMED_ACTIONS: readonly string[] = ['NextPage', 'PrevPage', 'FirstPage', 'LastPage']

/** Rejected in the raw bytes too, because readers that repair a file may look there. */
export const REFUSED_ANYWHERE = reasonsByName({
  script: 'JavaScript',
  media: 'Rendition RichMedia RichMediaExecute GoTo3DView',
  opens: 'Launch SubmitForm ImportData GoToE GoToR',
  attachment: 'EmbeddedFile EmbeddedFiles FileAttachment',
  encrypted: 'Encrypt',
})

/** Short names can occur in compressed bytes by chance, so they are rejected in objects only. */
export const REFUSED_NAMES = {
  ...REFUSED_ANYWHERE,
  ...reasonsByName({
    script: 'JS XFA',
    opens: 'AA',
    attachment: 'EF AF Filespec Collection',
    media: 'Movie Sound 3D',
    unusual: 'Threads',
  }),
}

/** Action types whose names are common words elsewhere. */
export const REFUSED_ACTIONS = reasonsByName({
  opens: 'Thread Hide SetOCGState ResetForm Trans GoToDp',
})
