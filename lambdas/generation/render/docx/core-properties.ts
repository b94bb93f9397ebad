import { BRAND } from '../../../../shared/content/brand.ts'
import { DEFAULT_LANGUAGE, type RenderOptions } from '../options.ts'
import { xmlText } from './xml-text.ts'

/**
 * docProps/core.xml. The library would write the time of the call and no language, and the same
 * order must give the same file.
 */
export function coreProperties(title: string, options: RenderOptions): string {
  const time = options.createdAt.toISOString().replace(/\.\d+Z$/, 'Z')
  const stamp = (name: string) =>
    `<dcterms:${name} xsi:type="dcterms:W3CDTF">${time}</dcterms:${name}>`
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:dcmitype="http://purl.org/dc/dcmitype/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><dc:title>${xmlText(title)}</dc:title><dc:creator>${xmlText(BRAND.name)}</dc:creator><cp:lastModifiedBy>${xmlText(BRAND.name)}</cp:lastModifiedBy><cp:revision>1</cp:revision>${stamp('created')}${stamp('modified')}<dc:language>${xmlText(options.language ?? DEFAULT_LANGUAGE)}</dc:language></cp:coreProperties>`
}
