import { readStage, type Stage } from '../../infra/config/stage.ts'

/** The owner's values for production. */
export const OWNER_VALUES: Record<string, string> = {
  domainName: 'shop.example.com',
  hostedZoneId: 'Z0123456789',
  hostedZoneName: 'example.com',
  mailFrom: 'orders@example.com',
  alarmEmail: 'owner@example.com',
  monthlyBudget: '50',
  // Both affect resources that most tests inspect; monitoring.test.ts turns them on.
  canary: 'false',
  tracing: 'false',
}

export const STAGES = ['staging', 'production', 'emulator'] as const
export type StageName = (typeof STAGES)[number]

export const stageOf = (name: StageName, values = OWNER_VALUES): Stage => {
  const reading = readStage(name, (key) => (name === 'production' ? values[key] : undefined))
  if ('problem' in reading) throw new Error(reading.problem)
  return reading.stage
}
