import { describe, expect, it } from 'vitest'
import { readAllSources, type SourceFile } from './support/source-files.ts'

const files = readAllSources()

const topOf = (path: string) => path.split('/')[0] ?? ''
const areaOf = (path: string) => path.split('/').slice(0, 2).join('/')
const isProjectPath = (target: string) =>
  ['bin', 'infra', 'lambdas', 'shared', 'web'].includes(topOf(target)) && target.includes('/')

type Rule = {
  says: string
  breaks: (from: SourceFile, target: string, typesOnly: boolean) => boolean
}

const LAMBDAS = ['lambdas/shop', 'lambdas/payments', 'lambdas/generation', 'lambdas/admin']
const SHARED_PACKAGES = ['zod', '@markdoc/markdoc']
/** Files of shared/documents that several documents use. */
const isDocumentFolder = (path: string) => /^shared\/documents\/[^/]+\//.test(path)
const documentOf = (path: string) => path.split('/')[2] ?? ''
const ENGINE_FOLDERS = ['markdoc']
const isTemplate = (path: string) =>
  isDocumentFolder(path) && !ENGINE_FOLDERS.includes(documentOf(path))

const rules: Rule[] = [
  {
    says: 'web imports shared only',
    breaks: ({ path }, target) =>
      topOf(path) === 'web' &&
      path !== 'web/vite.config.ts' &&
      isProjectPath(target) &&
      !['web', 'shared'].includes(topOf(target)),
  },
  {
    says: 'lambdas import lambdas and shared only',
    breaks: ({ path }, target) =>
      topOf(path) === 'lambdas' &&
      isProjectPath(target) &&
      !['lambdas', 'shared'].includes(topOf(target)),
  },
  {
    says: 'shop, payments, generation and admin import core, never each other',
    breaks: ({ path }, target) =>
      LAMBDAS.includes(areaOf(path)) &&
      LAMBDAS.includes(areaOf(target)) &&
      areaOf(path) !== areaOf(target),
  },
  {
    says: 'core imports no function',
    breaks: ({ path }, target) =>
      areaOf(path) === 'lambdas/core' && LAMBDAS.includes(areaOf(target)),
  },
  {
    says: 'infra imports shared, and the types of lambdas/core/env',
    breaks: ({ path }, target, typesOnly) =>
      topOf(path) === 'infra' &&
      isProjectPath(target) &&
      !['infra', 'shared'].includes(topOf(target)) &&
      !(target === 'lambdas/core/env.ts' && typesOnly),
  },
  {
    says: 'shared is pure: zod, Markdoc and itself',
    breaks: ({ path }, target) =>
      topOf(path) === 'shared' && topOf(target) !== 'shared' && !SHARED_PACKAGES.includes(target),
  },
  {
    says: 'only lambdas/core imports the AWS SDK and stripe',
    breaks: ({ path }, target) =>
      ['lambdas', 'web', 'shared', 'bin'].includes(topOf(path)) &&
      areaOf(path) !== 'lambdas/core' &&
      (target.startsWith('@aws-sdk/') || target === 'stripe'),
  },
  {
    says: 'only lambdas/generation/render imports docx and pdf-lib',
    breaks: ({ path }, target) =>
      !path.startsWith('lambdas/generation/render/') &&
      ['docx', '@cantoo/pdf-lib', 'fontkit'].includes(target),
  },
  {
    says: 'no feature imports another feature',
    breaks: ({ path }, target) =>
      path.startsWith('web/features/') &&
      target.startsWith('web/features/') &&
      path.split('/')[2] !== target.split('/')[2],
  },
  {
    says: 'web/ui and web/lib import no feature',
    breaks: ({ path }, target) =>
      /^web\/(ui|lib)\//.test(path) && target.startsWith('web/features/'),
  },
  {
    says: 'no document imports another document',
    breaks: ({ path }, target) =>
      isTemplate(path) && isTemplate(target) && documentOf(path) !== documentOf(target),
  },
]

/** Prose and data in TypeScript's clothes: they may be long. */
const isContent = ({ path }: SourceFile) =>
  path.startsWith('shared/content/') ||
  path.startsWith('shared/catalog/') ||
  path === 'shared/messages.ts' ||
  path === 'shared/api.ts' ||
  isTemplate(path)

const median = (numbers: number[]) =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

describe('imports', () => {
  it.each(rules)('$says', ({ breaks }) => {
    const violations = files.flatMap((file) =>
      file.imports
        .filter(({ target, typesOnly }) => breaks(file, target, typesOnly))
        .map(({ target }) => `${file.path} imports ${target}`),
    )
    expect(violations).toEqual([])
  })

  it('reads every file: each rule would see a violation', () => {
    expect(files.length).toBeGreaterThan(60)
    expect(files.flatMap((file) => file.imports).length).toBeGreaterThan(files.length)
  })
})

describe('sizes', () => {
  const code = files.filter((file) => !isContent(file))

  it('no source file is longer than 250 lines, and the median is at most 60', () => {
    const long = code
      .filter(({ lines }) => lines > 250)
      .map(({ path, lines }) => `${path}: ${lines}`)
    expect(long).toEqual([])
    expect(median(code.map(({ lines }) => lines))).toBeLessThanOrEqual(60)
  })

  it('no function is longer than 60 lines, and the median is at most 12', () => {
    const functions = code.flatMap((file) =>
      file.functions.map((found) => ({ ...found, path: file.path })),
    )
    const long = functions
      .filter(({ lines }) => lines > 60)
      .map(({ path, name, lines }) => `${path} ${name}: ${lines}`)
    expect(long).toEqual([])
    expect(median(functions.map(({ lines }) => lines))).toBeLessThanOrEqual(12)
  })
})

describe('habits', () => {
  it('has no `any`, no suppressed check and no unfinished mark', () => {
    const marks = /\bas any\b|: any\b|@ts-ignore|@ts-expect-error|biome-ignore|\bTODO\b|\bFIXME\b/
    const found = files.filter((file) => marks.test(file.text)).map((file) => file.path)
    expect(found).toEqual([])
  })
})
