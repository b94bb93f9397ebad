import { ParseSpeeds, PDFDocument, PDFHexString, type PDFObject, PDFRef } from 'pdf-lib'
import { checkNoArchive } from './pdf-archive.ts'
import { checkStructure, createNameFinder } from './pdf-file.ts'
import { REFUSED_ANYWHERE } from './pdf-names.ts'
import { checkObjects, childrenOf } from './pdf-objects.ts'
import { checkPages } from './pdf-pages.ts'
import { Refusal, refuseIf, refuseListed } from './refusal.ts'

const MAGIC = '%PDF-'

const findRefused = createNameFinder(Object.keys(REFUSED_ANYWHERE))

/** pdf-lib throws many kinds of errors for damaged files, even when counting pages. */
const readOrRefuse = async <Result>(read: () => Result | Promise<Result>): Promise<Result> => {
  try {
    return await read()
  } catch (cause) {
    if (cause instanceof Refusal) throw cause
    throw new Refusal('damaged', { cause })
  }
}

/** Removes all document information except the title. */
const keepOnlyTitle = (pdf: PDFDocument): string | undefined => {
  const title = pdf.getTitle()
  const info = title === undefined ? {} : { Title: PDFHexString.fromText(title) }
  pdf.context.trailerInfo.Info = pdf.context.register(pdf.context.obj(info))
  return title
}

/** Deletes unused objects, such as properties of earlier revisions. */
const deleteUnused = ({ context }: PDFDocument): void => {
  const used = new Set<PDFRef>()
  const { Root, Info, ID } = context.trailerInfo
  const stack = [Root, Info, ID].filter((object): object is PDFObject => object !== undefined)
  for (let object = stack.pop(); object; object = stack.pop()) {
    if (!(object instanceof PDFRef)) {
      for (const child of childrenOf(object)) stack.push(child)
      continue
    }
    const value = used.has(object) ? undefined : context.lookup(object)
    used.add(object)
    if (value) stack.push(value)
  }
  for (const [ref] of context.enumerateIndirectObjects()) if (!used.has(ref)) context.delete(ref)
}

/**
 * Verifies that the bytes are a PDF that only shows pages, and rewrites it without author names.
 * @throws Refusal with the reason
 */
export const inspectPdf = async (bytes: Buffer) => {
  const text = bytes.toString('latin1')
  refuseIf(!text.startsWith(MAGIC), 'wrongType')
  refuseIf(!text.includes('startxref'), 'damaged')
  refuseListed(REFUSED_ANYWHERE, findRefused(text) ?? '')
  checkNoArchive(bytes)
  checkStructure(text)
  return readOrRefuse(async () => {
    const pdf = await PDFDocument.load(bytes, {
      parseSpeed: ParseSpeeds.Fastest,
      throwOnInvalidObject: true,
      updateMetadata: false,
    })
    checkObjects(pdf)
    const pageCount = pdf.getPageCount()
    refuseIf(pageCount === 0, 'damaged')
    checkPages(pdf)
    const title = keepOnlyTitle(pdf)
    deleteUnused(pdf)
    const saved = await pdf.save({ objectsPerTick: Number.POSITIVE_INFINITY })
    return { bytes: Buffer.from(saved), title, pageCount }
  })
}
