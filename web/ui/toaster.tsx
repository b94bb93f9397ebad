import { lazy, Suspense, useEffect, useState } from 'react'

export type Notice = {
  type: 'success' | 'info' | 'warning' | 'error' | 'loading'
  title: string
  description?: string
}

/** Shows a notice for four seconds; errors are announced at once, the rest politely. */
export const notify = async (notice: Notice): Promise<void> => {
  const { toaster } = await import('./toast-region.tsx')
  toaster.create(notice)
}

const ToastRegion = lazy(async () => ({
  default: (await import('./toast-region.tsx')).ToastRegion,
}))

/** The corner where notices appear. Its code is fetched after the page has been drawn. */
export const Toaster = () => {
  const [drawn, setDrawn] = useState(false)
  useEffect(() => setDrawn(true), [])
  return (
    drawn && (
      <Suspense>
        <ToastRegion />
      </Suspense>
    )
  )
}
