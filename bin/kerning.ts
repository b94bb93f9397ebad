/* `npm run kerning`: measures the pairs of simple texts in the fonts of documents, after these were changed. */
import { writeFileSync } from 'node:fs'
import { FACES } from '../lambdas/generation/render/fonts/font-files.ts'
import { measureKerning } from '../lambdas/generation/render/fonts/measure-kerning.ts'

const PATH = new URL('../lambdas/generation/render/fonts/kerning.json', import.meta.url)

const measured = Object.fromEntries(FACES.map((face) => [face, measureKerning(face)]))
writeFileSync(PATH, `${JSON.stringify(measured)}\n`)
process.stdout.write('The kerning of documents is written\n')
