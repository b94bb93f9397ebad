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

/** Switches of HYPERLINK whose argument is a bookmark, a note or a frame, and those without one. */
const SWITCH = /\\([a-z])/iy
const WITH_ARGUMENT = 'lotLOT'
const ARGUMENT = /"((?:[^"\\]|\\.)*)"?|[^\s"]+/y
const BLANK = /\s*/y

const takeAt = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at
  return pattern.exec(text)
}

/** The places that a HYPERLINK field leads to: its arguments, switches and what belongs to them left out. */
const targetsOf = (text: string): string[] => {
  const targets: string[] = []
  let ofSwitch = false
  for (let at = 0; at < text.length; ) {
    at += takeAt(BLANK, text, at)?.[0].length ?? 0
    const found = takeAt(SWITCH, text, at) ?? takeAt(ARGUMENT, text, at)
    if (!found) break
    const [whole, quoted] = found
    const isSwitch = /^\\[a-z]$/i.test(whole)
    if (!isSwitch && !ofSwitch) targets.push((quoted ?? whole).replace(/\\(.)/g, '$1').trim())
    ofSwitch = isSwitch && WITH_ARGUMENT.includes(whole.slice(1))
    at += whole.length
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
