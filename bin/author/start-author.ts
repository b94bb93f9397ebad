import { readFileSync, watch } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { Hono } from 'hono'
import { streamSSE } from 'hono/streaming'
import { createServer, isRunnableDevEnvironment, type ViteDevServer } from 'vite'
import { serveApp } from '../../infra/local/serve.ts'
import { textFiles } from '../../web/build/text-files.ts'
import { type AnswerSets, answerSets, SAMPLE } from './answer-sets.ts'
import { type PageState, renderPage } from './page.ts'
import type { View, ViewName, ViewRequest } from './render-view.ts'

type Options = {
  /** The folder of the project. */
  root: string
  id: string
  /** The author's own answers file. */
  answersFile?: string | undefined
  /** 0 takes any free port. */
  port: number
  /** The ISO date that documents print as today's. */
  today: string
}

/** A running author server; `url` has no trailing slash. */
export type AuthorServer = { url: string; stop(): Promise<void> }

const FONTS: Readonly<Record<string, string>> = {
  'inter-400.woff2': 'inter/files/inter-latin-400-normal.woff2',
  'inter-600.woff2': 'inter/files/inter-latin-600-normal.woff2',
  'serif-400.woff2': 'source-serif-4/files/source-serif-4-latin-400-normal.woff2',
  'serif-600.woff2': 'source-serif-4/files/source-serif-4-latin-600-normal.woff2',
}

const VIEWS: readonly ViewName[] = ['agreement', 'instructions', 'summary', 'check']

/** Loads TypeScript and Markdoc from disk. */
const startModuleLoader = (root: string): Promise<ViteDevServer> =>
  createServer({
    root: join(root, 'shared/documents'),
    configFile: false,
    appType: 'custom',
    logLevel: 'silent',
    plugins: [textFiles()],
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  })

/** The location of an error, with the surrounding lines if available. */
const formatError = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  const frame = 'frame' in error && typeof error.frame === 'string' ? `\n${error.frame}` : ''
  return stripVTControlCharacters(`${error.message}${frame}`)
}

/** Milliseconds without events after which a save is complete. */
const WATCH_DEBOUNCE_MS = 30

/** Calls back once per save, including nested folders; returns a function that stops watching. */
const watchFiles = (paths: readonly string[], onSave: () => void): (() => void) => {
  let timer: NodeJS.Timeout | undefined
  const scheduleSave = () => {
    clearTimeout(timer)
    timer = setTimeout(onSave, WATCH_DEBOUNCE_MS)
  }
  const watchers = paths.map((path) => watch(path, { recursive: true }, scheduleSave))
  return () => {
    clearTimeout(timer)
    for (const watcher of watchers) watcher.close()
  }
}

/** The next rendering reloads all code, including the toolbox. */
const clearModuleCache = (vite: ViteDevServer): void => {
  for (const environment of Object.values(vite.environments)) {
    environment.moduleGraph.invalidateAll()
    if (isRunnableDevEnvironment(environment)) environment.runner.clearCache()
  }
}

/** Renders with the current code on disk. */
const renderWith = async (
  vite: ViteDevServer,
  root: string,
  request: ViewRequest,
): Promise<View> => {
  const environment = vite.environments.ssr
  if (!isRunnableDevEnvironment(environment)) throw new Error('This Vite cannot run modules')
  const code: typeof import('./render-view.ts') = await environment.runner.import(
    join(root, 'bin/author/render-view.ts'),
  )
  return code.renderView(request)
}

const parsePageState = (query: Record<string, string>, sets: AnswerSets): PageState => {
  const view = VIEWS.find((name) => name === query.view) ?? 'agreement'
  const set = sets.names.find((name) => name === query.answers) ?? sets.names[0] ?? SAMPLE
  return { view, set, state: query.state ?? '', off: query.off === 'on' }
}

/** Shows a document to its author, on this machine only. */
export const startAuthor = async (options: Options): Promise<AuthorServer> => {
  const { root, id, answersFile, port, today } = options
  const sets = answerSets(root, id, answersFile)
  const vite = await startModuleLoader(root)
  const changed = new EventTarget()
  const files = [
    join(root, 'shared/documents'),
    ...(answersFile === undefined ? [] : [answersFile]),
  ]
  const stopWatching = watchFiles(files, () => {
    clearModuleCache(vite)
    changed.dispatchEvent(new Event('change'))
  })
  const read = (path: string) => readFileSync(join(root, 'shared/documents', path), 'utf8')
  const render = async ({ view, set, state }: PageState): Promise<View> => {
    try {
      const answers = sets.read(set)
      return await renderWith(vite, root, { id, view, answers, state, today, read })
    } catch (error) {
      return { name: id, states: [], faults: [formatError(error)], body: '' }
    }
  }
  const app = new Hono()
    .get('/', async (context) => {
      const state = parsePageState(context.req.query(), sets)
      return context.html(renderPage({ id, state, sets: sets.names, view: await render(state) }))
    })
    .get('/page.js', (context) =>
      context.body(readFileSync(join(import.meta.dirname, 'browser.js'), 'utf8'), 200, {
        'content-type': 'text/javascript',
      }),
    )
    .get('/fonts/:name', (context) => {
      const path = FONTS[context.req.param('name')]
      if (path === undefined) return context.notFound()
      const font = readFileSync(join(import.meta.dirname, '../../node_modules/@fontsource', path))
      return context.body(new Uint8Array(font), 200, { 'content-type': 'font/woff2' })
    })
    .get('/changes', (context) =>
      streamSSE(context, async (stream) => {
        const notify = () => stream.writeSSE({ data: 'changed' })
        changed.addEventListener('change', notify)
        await stream.writeSSE({ data: 'open' })
        await new Promise<void>((resolve) => stream.onAbort(resolve))
        changed.removeEventListener('change', notify)
      }),
    )
  const served = await serveApp(app, port)
  return {
    url: served.url,
    stop: async () => {
      stopWatching()
      await served.stop()
      await vite.close()
    },
  }
}
