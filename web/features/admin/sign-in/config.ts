import * as z from 'zod'

const config = z.object({ adminIssuer: z.url(), adminClientId: z.string().min(1) })
export type AdminConfig = z.infer<typeof config>

/** Where admins sign in: served beside the site, so that the build knows no stage. Rejects when unusable. */
export const loadConfig = async (): Promise<AdminConfig> => {
  const response = await fetch('/config.json', { headers: { accept: 'application/json' } })
  if (!response.ok) throw new Error(`/config.json answered ${response.status}`)
  return config.parse(await response.json())
}
