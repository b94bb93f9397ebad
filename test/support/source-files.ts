import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'vite'

export const ROOT = fileURLToPath(new URL('../..', import.meta.url))

const SOURCE_FOLDERS = ['bin', 'infra', 'lambdas', 'shared', 'web']

export type SourceFile = {
  /** Relative to the project's root, with forward slashes. */
  path: string
  text: string
  lines: number
  /** Its imports: project files relative to the root, packages by name; `*` is the whole module. */
  imports: { target: string; typesOnly: boolean; names: string[] }[]
  exports: string[]
  /** Lines of each function with a block body. */
  functions: { name: string; lines: number }[]
}

type Node = { type: string; start: number; end: number } & Record<string, unknown>

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value

const walk = (node: Node, visit: (node: Node) => void) => {
  visit(node)
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value])
      if (isNode(child)) walk(child, visit)
  }
}

const lineCount = (text: string) => text.split('\n').length

const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

const resolveImport = (path: string, specifier: string) =>
  specifier.startsWith('.')
    ? relative(ROOT, resolve(ROOT, dirname(path), specifier)).replaceAll('\\', '/')
    : packageOf(specifier)

const IMPORTING = new Set(['ImportDeclaration', 'ExportNamedDeclaration', 'ExportAllDeclaration'])
const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'])

const specifierOf = (node: Node): string | undefined => {
  if (!IMPORTING.has(node.type) && node.type !== 'ImportExpression') return undefined
  const source = node.source
  return isNode(source) && typeof source.value === 'string' ? source.value : undefined
}

/** The names of an import's specifiers, as exported by their source. */
const importedNames = (node: Node): string[] => {
  if (node.type !== 'ImportDeclaration' || !Array.isArray(node.specifiers)) return ['*']
  return node.specifiers.flatMap(({ imported }: Node) =>
    isNode(imported) ? [`${imported.name}`] : ['*'],
  )
}

const functionOf = (node: Node, text: string) => {
  const body = node.body
  if (!FUNCTIONS.has(node.type) || !isNode(body) || body.type !== 'BlockStatement') return undefined
  const name = isNode(node.id) ? String(node.id.name) : text.slice(node.start, node.start + 40)
  return { name: name.split('\n')[0] ?? name, lines: lineCount(text.slice(node.start, node.end)) }
}

const readSource = (path: string): SourceFile => {
  const text = readFileSync(join(ROOT, path), 'utf8')
  const { module, program } = parseSync(path, text)
  const exports = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ exportName: { name } }) => (name === null ? [] : [name])),
  )
  const lines = lineCount(text) - 1
  const file: SourceFile = { path, text, lines, imports: [], exports, functions: [] }
  walk(program as unknown as Node, (node) => {
    const specifier = specifierOf(node)
    if (specifier !== undefined) {
      const typesOnly = node.importKind === 'type' || node.exportKind === 'type'
      const names = importedNames(node)
      file.imports.push({ target: resolveImport(path, specifier), typesOnly, names })
    }
    const found = functionOf(node, text)
    if (found) file.functions.push(found)
  })
  return file
}

const readFolders = (folders: readonly string[]): SourceFile[] =>
  folders
    .flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => !name.includes('node_modules'))
        .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
        .filter((path) => /\.(ts|tsx|mjs)$/.test(path) && !path.endsWith('.d.ts'))
        .filter((path) => !path.startsWith('web/dist/')),
    )
    .map(readSource)

/** Every source file of the product, without tests. */
export const readAllSources = (): SourceFile[] => readFolders(SOURCE_FOLDERS)

export const readTestSources = (): SourceFile[] => readFolders(['test'])
