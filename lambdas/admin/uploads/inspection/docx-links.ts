import { refuseIf } from './refusal.ts'

/** Links that open only on a click and load nothing on their own. */
const CLICKED = /^(https?:\/\/|mailto:|tel:|#)/i

/** An inline image. */
const PICTURE = /^data:image\//i

/** An external address: one with a scheme or a server name. */
const ADDRESS = /^\s*([a-z][a-z0-9+.-]*:|\/\/|\\\\)/i

/** @throws Refusal links if a click on the target would start a program or open a local file. */
export const checkClicked = (target: string): void => refuseIf(!CLICKED.test(target), 'links')

/** Whether a target, such as an image's, is external. */
export const isAddress = (target: string): boolean => ADDRESS.test(target)

/**
 * Checks an attribute that refers to a place in the document, an image or a website. @throws
 * Refusal links
 */
export const checkReference = (target: string): void =>
  refuseIf(isAddress(target) && !CLICKED.test(target) && !PICTURE.test(target), 'links')

/** The next argument of a field: a switch, a quoted text (the end closes it too) or a word. */
const ARGUMENT = /\s*(?:\\([a-z])|"((?:[^"\\]|\\.)*)"?|([^\s"]+))/giy
/** HYPERLINK switches that take an argument: a bookmark, a note or a frame. */
const WITH_ARGUMENT = 'lotLOT'

/** The targets of a HYPERLINK field, without switches and their arguments. */
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

/** Whether a field is a hyperlink. */
export const isHyperlink = (instruction: string): boolean => HYPERLINK.test(instruction)

/** Checks a field's instruction. Source: ECMA-376 part 1, 17.16.5.25. @throws Refusal links */
export const checkHyperlink = (instruction: string): void => {
  if (isHyperlink(instruction)) {
    targetsOf(instruction.replace(HYPERLINK, '')).forEach(checkClicked)
  }
}
