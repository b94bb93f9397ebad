import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter, matchPath } from 'react-router-dom'
import { findEnabledEntry } from '../../shared/catalog/lookup.ts'
import { SITE_ROUTES } from '../../shared/site/site-routes.ts'

/** The first render of a prerendered form needs its template. */
const loadForm = async (): Promise<void> => {
  const form = matchPath(SITE_ROUTES.customize, window.location.pathname)
  const entry = findEnabledEntry(form?.params.documentId ?? '')
  if (!entry) return
  const { templateLoader } = await import('../features/form/state/template-loader.ts')
  await templateLoader.load(entry.id)
}

await loadForm()
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
