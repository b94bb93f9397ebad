import type { Signatures, Signer } from '../../../../shared/documents/model.ts'
import { currentMark } from './focus.ts'
import { keyed } from './keyed.ts'
import { Runs } from './run-view.tsx'

type SignerProps = { signer: Signer; focused: string | undefined }

const SignerView = ({ signer, focused }: SignerProps) => (
  <div className="signer" {...currentMark(signer, focused)}>
    <p className="role">{signer.role}</p>
    {keyed(signer.lines, ({ label }) => label).map(({ key, item: line }) => (
      <p key={key} className="line">
        <span className="value">
          <Runs runs={line.value.filter((run) => run.kind !== 'blank' || run.field)} />
        </span>
        <span className="label">{line.label}</span>
      </p>
    ))}
  </div>
)

export const SignaturesView = ({ block, focused }: SignaturesProps) => (
  <div className="signatures">
    {keyed(block.signers, ({ role }) => role).map(({ key, item }) => (
      <SignerView key={key} signer={item} focused={focused} />
    ))}
  </div>
)
type SignaturesProps = { block: Signatures; focused: string | undefined }
