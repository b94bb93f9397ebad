import { createContext, useContext } from 'react'
import type { AdminCall } from './admin-caller.ts'

/** The signed-in admin's calls; `self` lists the admin's names in purchase histories. */
type Admin = { call: AdminCall; name: string; self: readonly string[]; signOut: () => void }

export const AdminContext = createContext<Admin | undefined>(undefined)

/** @throws Error without a signed-in admin. */
export const useAdmin = (): Admin => {
  const admin = useContext(AdminContext)
  if (!admin) throw new Error('No admin is signed in')
  return admin
}
