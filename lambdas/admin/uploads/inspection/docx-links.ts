import { refuseIf } from './refusal.ts'

/** Links that open only on a click and load nothing on their own. */
const SAFE_LINK = /^(https?:\/\/|mailto:|tel:|#)/i

/** An inline image. */
const INLINE_IMAGE = /^data:image\//i

/** An external address: one with a scheme or a server name. */
const EXTERNAL = /^\s*([a-z][a-z0-9+.-]*:|\/\/|\\\\)/i

/** @throws Refusal links if a click on the target would start a program or open a local file. */
export const checkLinkTarget = (target: string): void => refuseIf(!SAFE_LINK.test(target), 'links')

/** Whether a target, such as an image's, is external. */
export const isExternal = (target: string): boolean => EXTERNAL.test(target)

/**
 * Checks an attribute that refers to a place in the document, an image or a website. @throws
 * Refusal links
 */
export const checkReference = (target: string): void =>
  refuseIf(isExternal(target) && !SAFE_LINK.test(target) && !INLINE_IMAGE.test(target), 'links')

/** The next argument of a field: a switch, a quoted text (the end closes it too) or a word. */
const ARGUMENT = /\s*(?:\\([a-z])|"((?:[^"\\]|\\.)*)"?|([^\s"]+))/giy
/** HYPERLINK switches that take an argument: a bookmark, a note or a frame. */
const SWITCHES_WITH_ARGUMENT = 'lotLOT'

/** The targets of a HYPERLINK field, without switches and their arguments. */
const parseTargets = (text: string): string[] => {
  const targets: string[] = []
  let isSwitchArgument = false
  for (const [, letter, quoted, word = ''] of text.matchAll(ARGUMENT)) {
    if (letter === undefined && !isSwitchArgument) {
      targets.push((quoted ?? word).replace(/\\(.)/g, '$1').trim())
    }
    isSwitchArgument = letter !== undefined && SWITCHES_WITH_ARGUMENT.includes(letter)
  }
  return targets
}

const HYPERLINK = /^HYPERLINK\b/i

/** Whether a field is a hyperlink. */
export const isHyperlink = (instruction: string): boolean => HYPERLINK.test(instruction)

/** Checks a field's instruction. Source: ECMA-376 part 1, 17.16.5.25. @throws Refusal links */
export const checkHyperlink = (instruction: string): void => {
  if (isHyperlink(instruction)) {
    parseTargets(instruction.replace(HYPERLINK, '')).forEach(checkLinkTarget)
  }
}
