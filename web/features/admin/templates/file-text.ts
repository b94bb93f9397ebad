import { strFromU8, unzipSync } from 'fflate'
import { GlobalWorkerOptions, getDocument } from 'pdfjs-dist'
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url'

GlobalWorkerOptions.workerSrc = workerUrl

/** The text of a PDF, line by line. */
export const pdfText = async (data: Uint8Array): Promise<string> => {
  const loading = getDocument({ data, isEvalSupported: false })
  const pdf = await loading.promise
  let text = ''
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    for (const item of items) if ('str' in item) text += item.str + (item.hasEOL ? '\n' : '')
    text += '\n'
  }
  await loading.destroy()
  return text
}

/** Elements that separate words in a Word file, besides spaces. */
const SEPARATORS = ['w:p', 'w:tab', 'w:br', 'w:cr']

const textOfXml = (xml: string): string =>
  [...new DOMParser().parseFromString(xml, 'application/xml').getElementsByTagName('*')]
    .map(({ tagName, textContent }) =>
      tagName === 'w:t' ? textContent : SEPARATORS.includes(tagName) ? '\n' : '',
    )
    .join('')

/** The text of a Word file's body, and of its headers and footers. */
export const wordText = (data: Uint8Array): { body: string; repeated: string } => {
  const parts = Object.entries(unzipSync(data))
  const textOf = (name: RegExp) =>
    parts
      .filter(([path]) => name.test(path))
      .map(([, bytes]) => textOfXml(strFromU8(bytes)))
      .join('\n')
  return {
    body: textOf(/^word\/document\.xml$/),
    repeated: textOf(/^word\/(?:header|footer)\d*\.xml$/),
  }
}
