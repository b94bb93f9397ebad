import { escapeMarkup } from '../local/s3/xml.ts'

export type Xml = string | number | { [tag: string]: Xml | readonly Xml[] | undefined }

/** Elements from an object: a list repeats its element, what is undefined is left out. */
export const xml = (content: Xml): string => {
  if (typeof content !== 'object') return escapeMarkup(String(content))
  return Object.entries(content)
    .flatMap(([tag, value]) => {
      const values = value === undefined ? [] : Array.isArray(value) ? value : [value]
      return values.map((one) => `<${tag}>${xml(one)}</${tag}>`)
    })
    .join('')
}

/** A list as AWS's query protocol writes it. */
export const members = (list: readonly Xml[]): Xml => ({ member: list })
