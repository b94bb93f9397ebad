import * as z from 'zod'
import { paths } from '../../../lib/paths.ts'

const ADMIN_PATHS = [paths.admin, paths.adminTemplates] as const

const returnState = z.object({ returnTo: z.enum(ADMIN_PATHS) })
export type ReturnState = z.infer<typeof returnState>

/** The state that a sign-in carries: the admin page from which it was begun. */
export const returnStateOf = (pathname: string): ReturnState => {
  const page = pathname.replace(/(.)\/$/, '$1')
  return { returnTo: ADMIN_PATHS.find((path) => path === page) ?? paths.admin }
}

/** Where a finished sign-in goes; never anywhere but to an admin page. */
export const returnPath = (state: unknown): string => {
  const parsed = returnState.safeParse(state)
  return parsed.success ? parsed.data.returnTo : paths.admin
}
