import type { ComponentType } from 'react'
import type { Params } from 'react-router-dom'
import type { PageModule } from './pages.ts'

/** `preload` fetches the content and code of a page's first render. */
type PageComponent = ComponentType & {
  preload?: (params: Params, query: URLSearchParams) => Promise<void>
}

type Fetch = { code: Promise<PageComponent>; failedAt?: string }

/** A page whose code is a chunk of its own, fetched at its first visit. */
export type LoadablePage = {
  module: PageModule
  /** The component, once its code is there. */
  loaded?: PageComponent
  fetch?: Fetch
}

const modules = import.meta.glob<Record<string, PageComponent>>('./features/**/*-{page,area}.tsx')

const importPage = async ({ file, component }: PageModule): Promise<PageComponent> => {
  const Component = (await modules[`./${file}`]?.())?.[component]
  if (!Component) throw new Error(`${file} has no ${component}`)
  return Component
}

const fetchPage = (page: LoadablePage, place: string): Fetch => {
  const fetch: Fetch = { code: importPage(page.module) }
  fetch.code.then(
    (Component) => {
      page.loaded = Component
    },
    () => {
      fetch.failedAt = place
    },
  )
  return fetch
}

/**
 * The component of a page. One fetch serves all who wait for it. React asks again while it draws the failure: only
 * another place, a key of the router, starts another fetch.
 */
export const loadPage = (page: LoadablePage, place: string): Promise<PageComponent> => {
  const { failedAt = place } = page.fetch ?? {}
  if (!page.fetch || failedAt !== place) page.fetch = fetchPage(page, place)
  return page.fetch.code
}
