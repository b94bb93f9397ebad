import type { Face } from './measure.ts'

/** A way to set text: size and leading in points. */
export type TypeStyle = { face: Face; size: number; leading: number; color: Ink }

type Ink = 'ink' | 'muted' | 'rule'

export const BODY: TypeStyle = { face: 'regular', size: 11, leading: 13.5, color: 'ink' }
export const NOTE: TypeStyle = { face: 'regular', size: 9.5, leading: 11.75, color: 'muted' }
export const TITLE: TypeStyle = { face: 'bold', size: 22, leading: 26, color: 'ink' }
export const SUBTITLE: TypeStyle = { face: 'italic', size: 12.5, leading: 15.5, color: 'muted' }
export const SECTION: TypeStyle = { face: 'bold', size: 13, leading: 16, color: 'ink' }
export const SUBSECTION: TypeStyle = { face: 'bold', size: 11, leading: 13.5, color: 'ink' }
export const TABLE: TypeStyle = { face: 'regular', size: 10, leading: 12.25, color: 'ink' }
export const TABLE_LABEL: TypeStyle = { ...TABLE, color: 'muted' }
export const TABLE_HEADER: TypeStyle = { ...TABLE, face: 'bold', size: 9.5 }
export const SIGNER_ROLE: TypeStyle = { ...BODY, face: 'bold' }
/** Under a line to write on. No other text is as small. */
export const LINE_LABEL: TypeStyle = { face: 'regular', size: 7.5, leading: 9, color: 'muted' }
export const RUNNING: TypeStyle = { face: 'regular', size: 9, leading: 11, color: 'muted' }
