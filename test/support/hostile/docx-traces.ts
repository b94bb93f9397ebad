import type { RefusalReason } from '../../../lambdas/admin/uploads/inspection/refusal.ts'
import { field, type Word, withLink, withPart, wordFile } from './docx.ts'
import { type HostileCase, hostileFiles } from './hostile.ts'

const AUTHOR = 'w:id="1" w:author="Jane Lawyer"'
const run = (text: string) => `<w:r><w:t>${text}</w:t></w:r>`

const BODIES: readonly [what: string, body: string, reason: RefusalReason][] = [
  ['inserted text', `<w:ins ${AUTHOR}>${run('new')}</w:ins>`, 'trackedChanges'],
  [
    'deleted text',
    `<w:del ${AUTHOR}><w:r><w:delText>old</w:delText></w:r></w:del>`,
    'trackedChanges',
  ],
  ['moved text', `<w:moveTo ${AUTHOR}>${run('moved')}</w:moveTo>`, 'trackedChanges'],
  ['a tracked change of its format', `<w:rPr><w:rPrChange ${AUTHOR}/></w:rPr>`, 'trackedChanges'],
  ['an unknown change with an author', `<w:newChange ${AUTHOR}/>`, 'trackedChanges'],
  ['a range that is commented on', '<w:commentRangeStart w:id="0"/>', 'comments'],
  [
    'a form field that runs a macro',
    '<w:r><w:fldChar w:fldCharType="begin"><w:ffData><w:exitMacro w:val="Run"/></w:ffData></w:fldChar></w:r>',
    'macros',
  ],
  [
    'custom XML around text',
    `<w:customXml w:element="client">${run('a')}</w:customXml>`,
    'customXml',
  ],
  ['a smart tag', `<w:smartTag w:element="person">${run('a')}</w:smartTag>`, 'customXml'],
  [
    'a control bound to custom XML',
    '<w:sdt><w:sdtPr><w:dataBinding/></w:sdtPr></w:sdt>',
    'customXml',
  ],
  [
    'another address of a picture',
    '<v:imagedata o:althref="https://evil.example/a.png"/>',
    'external',
  ],
  ['a film', '<a:videoFile r:link="rId1"/>', 'media'],
  ['an element of an unknown kind', '<x:thing xmlns:x="urn:unknown"/>', 'unusual'],
  ['a command of a presentation', '<a:hlinkClick action="ppaction://program"/>', 'links'],
]

const FIELDS: readonly [instruction: string, reason: RefusalReason][] = [
  ['AUTHOR', 'fields'],
  ['PAGES', 'fields'],
  ['HYPERLINKS "file:///a"', 'fields'],
  ['MERGEFIELD client', 'mailMerge'],
  ['NEXT', 'mailMerge'],
]

const SETTINGS: readonly [what: string, element: string, reason: RefusalReason][] = [
  ['mail merge', '<mailMerge><dataType val="textFile"/></mailMerge>', 'mailMerge'],
  ['document variables', '<docVars><docVar name="client" val="Bob"/></docVars>', 'customXml'],
  ['a linked template in its settings', '<attachedTemplate/>', 'external'],
]

const KINDS: readonly [kind: string, reason: RefusalReason][] = [
  ['webextensiontaskpanes', 'addIn'],
  ['webextension', 'addIn'],
  ['mailMergeSource', 'mailMerge'],
  ['comments', 'comments'],
  ['people', 'comments'],
  ['customXml', 'customXml'],
  ['video', 'media'],
  ['chart', 'unusual'],
  ['glossaryDocument', 'unusual'],
]

const PARTS: readonly [name: string, reason: RefusalReason][] = [
  ['word/webextensions/taskpanes.xml', 'addIn'],
  ['word/comments.xml', 'comments'],
  ['word/people.xml', 'comments'],
  ['customXml/item1.xml', 'customXml'],
  ['word/recipientData.xml', 'mailMerge'],
  ['word/charts/chart1.xml', 'unusual'],
  ['word/header1.xml.exe', 'unusual'],
]

/** Word files that run actions, or that reveal authors and changes. */
export const HOSTILE_TRACES = hostileFiles<Word>(
  [
    ...BODIES.map(([what, body, reason]): HostileCase<Word> => [what, reason, { body }]),
    ...FIELDS.map(
      ([text, reason]): HostileCase<Word> => [`a field ${text}`, reason, { body: field(text) }],
    ),
    ...SETTINGS.map(
      ([what, element, reason]): HostileCase<Word> => [
        what,
        reason,
        withPart('word/settings.xml', `<settings>${element}</settings>`),
      ],
    ),
    ...KINDS.map(
      ([kind, reason]): HostileCase<Word> => [
        `a relationship ${kind}`,
        reason,
        withLink(kind, 'a', false),
      ],
    ),
    ...PARTS.map(
      ([name, reason]): HostileCase<Word> => [`a part ${name}`, reason, withPart(name, '<a/>')],
    ),
  ],
  wordFile,
)
