import { XmlElement, XmlText } from '@rgrove/parse-xml'
import { checkHyperlink, isHyperlink } from './docx-links.ts'
import { refuseIf } from './refusal.ts'
import { attributeOf, localName } from './xml.ts'

/** Fields that load a file or run a command when Word updates them. */
const UNSAFE_FIELDS =
  /^(DDE|DDEAUTO|IMPORT|INCLUDE|INCLUDETEXT|INCLUDEPICTURE|LINK|EMBED|DATABASE|RD|MACROBUTTON)\b/i

/**
 * Allowed fields: numbers, dates, references, tables of contents, links and form fields. Source:
 * ECMA-376 part 1, clause 17.16.5.
 */
const ALLOWED_FIELDS =
  /^(?:=|(?:PAGE|NUMPAGES|SECTION|SECTIONPAGES|PAGEREF|REF|NOTEREF|STYLEREF|TOC|TC|XE|INDEX|SEQ|LISTNUM|AUTONUM|AUTONUMLGL|AUTONUMOUT|HYPERLINK|DATE|TIME|TITLE|QUOTE|SYMBOL|EQ|ADVANCE|FORMTEXT|FORMCHECKBOX|FORMDROPDOWN)(?:\s|\\|$))/i

const MAIL_MERGE_FIELDS =
  /^(MERGEFIELD|MERGEREC|MERGESEQ|NEXT|NEXTIF|SKIPIF|ADDRESSBLOCK|GREETINGLINE)\b/i

/** Characters of an instruction that are inspected. Longer ones occur only in quotations. */
const MAX_INSTRUCTION_LENGTH = 4096

const checkField = (instruction: string): void => {
  const text = instruction.trimStart()
  refuseIf(UNSAFE_FIELDS.test(text), 'external')
  refuseIf(MAIL_MERGE_FIELDS.test(text), 'mailMerge')
  refuseIf(text !== '' && !ALLOWED_FIELDS.test(text), 'fields')
  refuseIf(isHyperlink(text) && text.length >= MAX_INSTRUCTION_LENGTH, 'links')
  checkHyperlink(text)
}

/** A field that has begun: its instruction so far, and whether its result has begun. */
type OpenField = { instruction: string; inResult: boolean }

/**
 * Checks the fields of a Word part, whose instructions may be nested and split into many runs. Call
 * `visit` for every node in document order, then `finish`.
 * @throws Refusal external, mailMerge, fields, links
 */
export const createFieldChecker = () => {
  const open: OpenField[] = []
  const openField = (): OpenField => {
    const field = { instruction: '', inResult: false }
    open.push(field)
    return field
  }
  const addInstructionText = (text: string) => {
    const field = open.at(-1) ?? openField()
    const more = field.instruction === '' ? text.trimStart() : text
    field.instruction += more.slice(0, MAX_INSTRUCTION_LENGTH - field.instruction.length)
  }
  const begin = () => {
    const enclosing = open.at(-1)
    // A nested field would compute the outer field's name or link target.
    if (enclosing && !enclosing.inResult) {
      refuseIf(enclosing.instruction === '', 'external')
      refuseIf(isHyperlink(enclosing.instruction), 'links')
    }
    openField()
  }
  const beginResult = () => {
    const field = open.at(-1)
    if (!field || field.inResult) return
    checkField(field.instruction)
    field.inResult = true
  }
  const markField = (type: string | undefined) => {
    if (type === 'begin') begin()
    else if (type === 'end') checkField(open.pop()?.instruction ?? '')
    else beginResult()
  }
  return {
    visit: (node: XmlElement | XmlText): void => {
      if (node instanceof XmlText) {
        const { parent } = node
        const isInstruction = parent instanceof XmlElement && localName(parent.name) === 'instrText'
        if (isInstruction) addInstructionText(node.text)
        return
      }
      if (localName(node.name) === 'fldChar') markField(attributeOf(node, 'fldCharType'))
      // `instr` is an attribute of fldSimple. Other elements are checked in case readers
      // accept it there.
      checkField(attributeOf(node, 'instr') ?? '')
    },
    finish: (): void => {
      for (const { instruction } of open) checkField(instruction)
    },
  }
}
