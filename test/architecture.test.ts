import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import { circularImports } from './support/folder-circles.ts'
import { readAllSources, readTestSources, type SourceFile } from './support/source-files.ts'

const files = readAllSources()
const tests = readTestSources()

const topOf = (path: string) => path.split('/')[0] ?? ''
const areaOf = (path: string) => path.split('/').slice(0, 2).join('/')
const isProjectPath = (target: string) =>
  ['bin', 'infra', 'lambdas', 'shared', 'web'].includes(topOf(target)) && target.includes('/')

type Rule = {
  message: string
  breaks: (from: SourceFile, target: string, typesOnly: boolean) => boolean
}

const LAMBDAS = ['shop', 'payments', 'generation', 'admin', 'erasure'].map(
  (name) => `lambdas/${name}`,
)
/** Sign-ups, request counters, the upload quarantine, file versions and restored tables. */
const SOLE_OWNERS = [
  'lambdas/shop/signups.ts',
  'lambdas/shop/rate-limit.ts',
  'lambdas/admin/uploads/quarantine.ts',
  'lambdas/erasure/erase-files.ts',
  'bin/restore-rows.ts',
]
const SHARED_PACKAGES = ['zod', '@markdoc/markdoc']
/** Code shared by the twelve documents, with the folders of shared/documents that each may import. */
const DOCUMENT_FOLDERS: Readonly<Record<string, readonly string[]>> = {
  toolbox: [],
  template: ['toolbox'],
  statutes: ['toolbox', 'template'],
  signing: ['toolbox'],
  engine: ['toolbox', 'template', 'statutes', 'signing'],
  linter: ['toolbox', 'template', 'statutes', 'signing', 'engine'],
}
const folderOfDocuments = (path: string) => /^shared\/documents\/([^/]+)\//.exec(path)?.[1]
const isTemplate = (path: string) => {
  const folder = folderOfDocuments(path)
  return folder !== undefined && !Object.hasOwn(DOCUMENT_FOLDERS, folder)
}

const featureOf = (path: string) => /^web\/features\/([^/]+)\//.exec(path)?.[1]
/** Parts that several pages share. */
const SHARED_FEATURES = ['checkout', 'state-choice']
/** What a visitor sees of a form. */
const FORM_FEATURES = ['form', 'preview', 'review', 'drafts', 'correction']

const rules: Rule[] = [
  {
    message:
      'web imports shared only; its build also prints samples and reads the rules of the site',
    breaks: ({ path }, target) =>
      topOf(path) === 'web' &&
      isProjectPath(target) &&
      !['web', 'shared'].includes(topOf(target)) &&
      !(
        areaOf(path) === 'web/build' &&
        (areaOf(target) === 'lambdas/generation' || topOf(target) === 'infra')
      ),
  },
  {
    message: 'nothing is imported from bin',
    breaks: ({ path }, target) => topOf(path) !== 'bin' && topOf(target) === 'bin',
  },
  {
    message: 'lambdas import lambdas and shared only',
    breaks: ({ path }, target) =>
      topOf(path) === 'lambdas' &&
      isProjectPath(target) &&
      !['lambdas', 'shared'].includes(topOf(target)),
  },
  {
    message: 'the functions import core, never each other',
    breaks: ({ path }, target) =>
      LAMBDAS.includes(areaOf(path)) &&
      LAMBDAS.includes(areaOf(target)) &&
      areaOf(path) !== areaOf(target),
  },
  {
    message: 'core imports no function',
    breaks: ({ path }, target) =>
      areaOf(path) === 'lambdas/core' && LAMBDAS.includes(areaOf(target)),
  },
  {
    message: 'infra imports shared, and the types of lambdas/core/platform/env',
    breaks: ({ path }, target, typesOnly) =>
      topOf(path) === 'infra' &&
      isProjectPath(target) &&
      !['infra', 'shared'].includes(topOf(target)) &&
      !(target === 'lambdas/core/platform/env.ts' && typesOnly),
  },
  {
    message: 'shared is pure: zod, Markdoc and itself',
    breaks: ({ path }, target) =>
      topOf(path) === 'shared' && topOf(target) !== 'shared' && !SHARED_PACKAGES.includes(target),
  },
  {
    message: 'only lambdas/core and the modules with a resource of their own import the AWS SDK',
    breaks: ({ path }, target) =>
      ['lambdas', 'web', 'shared', 'bin'].includes(topOf(path)) &&
      areaOf(path) !== 'lambdas/core' &&
      !SOLE_OWNERS.includes(path) &&
      target.startsWith('@aws-sdk/'),
  },
  {
    message: 'only lambdas/core/stripe.ts and bin/stripe-setup import stripe',
    breaks: ({ path }, target) =>
      ['lambdas', 'web', 'shared', 'bin'].includes(topOf(path)) &&
      path !== 'lambdas/core/stripe.ts' &&
      areaOf(path) !== 'bin/stripe-setup' &&
      target === 'stripe',
  },
  {
    message:
      'only lambdas/generation/render imports docx and pdf-lib, and the inspection of uploads pdf-lib',
    breaks: ({ path }, target) =>
      !path.startsWith('lambdas/generation/render/') &&
      !(path.startsWith('lambdas/admin/uploads/inspection/') && target === 'pdf-lib') &&
      ['docx', 'pdf-lib', 'fontkit'].includes(target),
  },
  {
    message:
      'features import no other feature but the checkout and the chosen state; those around the form import each other',
    breaks: ({ path }, target) => {
      const [from, to] = [featureOf(path), featureOf(target)]
      return (
        from !== undefined &&
        to !== undefined &&
        from !== to &&
        !SHARED_FEATURES.includes(to) &&
        !(FORM_FEATURES.includes(from) && FORM_FEATURES.includes(to))
      )
    },
  },
  {
    message: 'web/ui and web/api import no feature',
    breaks: ({ path }, target) =>
      /^web\/(ui|api)\//.test(path) && target.startsWith('web/features/'),
  },
  {
    message:
      'a document imports itself, the toolbox and what a template is, never another document',
    breaks: ({ path }, target) => {
      const folder = folderOfDocuments(target)
      return (
        isTemplate(path) &&
        folder !== undefined &&
        ![folderOfDocuments(path), 'toolbox', 'template'].includes(folder)
      )
    },
  },
  {
    message:
      'toolbox, template, statutes and signing, engine and linter import in this order, and no document',
    breaks: ({ path }, target) => {
      const [from, to] = [folderOfDocuments(path), folderOfDocuments(target)]
      return (
        from !== undefined &&
        to !== undefined &&
        from !== to &&
        Object.hasOwn(DOCUMENT_FOLDERS, from) &&
        !DOCUMENT_FOLDERS[from]?.includes(to)
      )
    },
  },
  {
    message: 'the linter is for authors: only bin imports it',
    breaks: ({ path }, target) =>
      folderOfDocuments(target) === 'linter' &&
      folderOfDocuments(path) !== 'linter' &&
      topOf(path) !== 'bin',
  },
]

/** Text and data in TypeScript files, which may be long. */
const isContent = ({ path }: SourceFile) =>
  path.startsWith('shared/content/') ||
  path.startsWith('shared/catalog/') ||
  path === 'shared/messages.ts' ||
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

  it('reads every file, so that each rule would find a violation', () => {
    expect(files.length).toBeGreaterThan(60)
    expect(files.flatMap((file) => file.imports).length).toBeGreaterThan(files.length)
  })
})

/** File names that describe a role instead of a subject. */
const PART_NAMES = new Set(['index.ts'])

/**
 * Exports that others look up by name: Lambda's handlers, the router's pages, Vite's runner and build modules, tool
 * configurations.
 */
const NAMED_BY_FRAMEWORKS = [
  /^lambdas\/[^/]+\/index\.ts$/,
  /^web\/app\/(root|entry\.\w+|routes(\/[\w-]+)?)\.tsx?$/,
  /^bin\/author\/render-view\.ts$/,
  /(vite(st)?|react-router)\.config\.ts$/,
  /^test\/(bench|mutants)\//,
  /^test\/golden\/[^/]+\/(cases|changes|checks|pages)\.ts$/,
]

describe('modules', () => {
  it('have no circular imports between folders', () => {
    expect(circularImports(files)).toEqual([])
  })

  it('have no exports that no other file imports', () => {
    const imported = new Set(
      [...files, ...tests].flatMap(({ imports }) =>
        imports.flatMap(({ target, names }) => names.map((name) => `${target} ${name}`)),
      ),
    )
    const isUsed = (path: string, name: string) =>
      imported.has(`${path} ${name}`) || imported.has(`${path} *`)
    const unused = [...files, ...tests]
      .filter(({ path }) => !NAMED_BY_FRAMEWORKS.some((pattern) => pattern.test(path)))
      .flatMap(({ path, exports }) =>
        exports.filter((name) => !isUsed(path, name)).map((name) => `${path} ${name}`),
      )
    expect(unused).toEqual([])
  })

  it('have unique file names per area, except in documents', () => {
    const named = files
      .filter((file) => !isTemplate(file.path) && !PART_NAMES.has(basename(file.path)))
      .map(({ path }) => ({ path, name: `${topOf(path)}: ${basename(path)}` }))
    const groups = Object.values(Object.groupBy(named, ({ name }) => name))
    const doubled = groups.filter((group) => group && group.length > 1)
    expect(doubled.map((group) => group?.map(({ path }) => path).join(' and '))).toEqual([])
  })
})

describe('code size', () => {
  const code = files.filter((file) => !isContent(file))

  it('stays within 250 lines per source file', () => {
    const long = code
      .filter(({ lines }) => lines > 250)
      .map(({ path, lines }) => `${path}: ${lines}`)
    expect(long).toEqual([])
  })

  it('stays within 60 lines per function, with a median of at most 12', () => {
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

describe('code conventions', () => {
  it('forbid `any`, suppressed checks and TODO or FIXME comments', () => {
    const marks = /\bas any\b|: any\b|@ts-ignore|@ts-expect-error|biome-ignore|\bTODO\b|\bFIXME\b/
    const found = files.filter((file) => marks.test(file.text)).map((file) => file.path)
    expect(found).toEqual([])
  })
})
