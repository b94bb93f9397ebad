/** What a file may ask of the inspector, in bytes unless said otherwise. */
export const LIMITS = {
  /** Parts of a Word file; a long contract has about thirty. */
  parts: 2000,
  /** One part of a Word file, unpacked. */
  part: 12 * 1024 * 1024,
  /** One part that is XML, and all of them: text is read more closely than pictures. */
  xml: 4 * 1024 * 1024,
  allXml: 12 * 1024 * 1024,
  /** All parts of a Word file, unpacked. */
  allParts: 60 * 1024 * 1024,
  /** One packed list of objects of a PDF, unpacked. */
  objects: 8 * 1024 * 1024,
  /** All of them together. */
  allObjects: 16 * 1024 * 1024,
} as const
