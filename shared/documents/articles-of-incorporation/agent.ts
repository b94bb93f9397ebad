/** The questions about the registered agent, by key. */
export const AGENT = {
  name: 'registeredAgentName',
  type: 'registeredAgentType',
  state: 'registeredAgentFormedIn',
  signer: 'registeredAgentSigner',
  title: 'registeredAgentSignerTitle',
} as const
