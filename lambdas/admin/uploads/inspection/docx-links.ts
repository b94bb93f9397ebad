import { refuseIf } from './refusal.ts'

/** Links a reader follows by clicking; they load nothing by themselves. */
const CLICKED = /^(https?:\/\/|mailto:|tel:|#)/i

/** A picture that stands in its own address. */
const PICTURE = /^data:image\//i

/** An address that leads out of the document: one with a scheme, or a server's name. */
const ADDRESS = /^\s*([a-z][a-z0-9+.-]*:|\/\/|\\\\)/i

/** @throws Refusal links when a click on the target starts a program or opens a file of the reader's. */
export const checkClicked = (target: string): void => refuseIf(!CLICKED.test(target), 'links')

/** Whether a target, of a picture for example, leads out of the document. */
export const isAddress = (target: string): boolean => ADDRESS.test(target)

/** Checks an attribute that names a place in the document, a picture or a website. @throws Refusal links */
export const checkReference = (target: string): void =>
  refuseIf(isAddress(target) && !CLICKED.test(target) && !PICTURE.test(target), 'links')

/** The next of a field's arguments: a switch, a text in quotation marks, which the end closes too, or a word. */
const ARGUMENT = /\s*(?:\\([a-z])|"((?:[^"\\]|\\.)*)"?|([^\s"]+))/giy
/** Switches of HYPERLINK whose argument is a bookmark, a note or a frame. */
const WITH_ARGUMENT = 'lotLOT'

/** The places that a HYPERLINK field leads to: its arguments, switches and what belongs to them left out. */
const targetsOf = (text: string): string[] => {
  const targets: string[] = []
  let ofSwitch = false
  for (const [, letter, quoted, word = ''] of text.matchAll(ARGUMENT)) {
    if (letter === undefined && !ofSwitch) {
      targets.push((quoted ?? word).replace(/\\(.)/g, '$1').trim())
    }
    ofSwitch = letter !== undefined && WITH_ARGUMENT.includes(letter)
  }
  return targets
}

const HYPERLINK = /^HYPERLINK\b/i

/** Whether the instruction of a field is one that a click follows. */
export const isHyperlink = (instruction: string): boolean => HYPERLINK.test(instruction)

/** Checks the instruction of a field. Source: ECMA-376 part 1, 17.16.5.25. @throws Refusal links */
export const checkHyperlink = (instruction: string): void => {
  if (isHyperlink(instruction)) {
    targetsOf(instruction.replace(HYPERLINK, '')).forEach(checkClicked)
  }
}
