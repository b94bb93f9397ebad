import { createContext, useContext } from 'react'
import type { AdminApi } from './admin-api.ts'

/** What an admin who is signed in can do; `self` is how the history of a purchase may name them. */
type Admin = { api: AdminApi; name: string; self: readonly string[]; signOut: () => void }

export const AdminContext = createContext<Admin | undefined>(undefined)

/** @throws Error outside the part of a page that needs a signed-in admin. */
export const useAdmin = (): Admin => {
  const admin = useContext(AdminContext)
  if (!admin) throw new Error('Nobody is signed in')
  return admin
}
