import type {
  Box,
  Heading,
  List,
  Paragraph,
  Signatures,
  Signer,
  Subtitle,
  Title,
} from '../../../../shared/documents/engine/model.ts'
import { withKeys } from '../../../ui/keyed.ts'
import { currentProps } from './focus.ts'
import { Runs } from './runs.tsx'

type Shown<T> = { block: T; focused: string | undefined }

const SectionNumber = ({ value }: { value: string | undefined }) =>
  value && <span className="number">{value}</span>

export const TitleView = ({ block, focused }: Shown<Title>) => (
  <h2 className="title" {...currentProps(block, focused)}>
    <Runs runs={block.runs} />
  </h2>
)

export const SubtitleView = ({ block, focused }: Shown<Subtitle>) => (
  <p className="subtitle" {...currentProps(block, focused)}>
    <Runs runs={block.runs} />
  </p>
)

export const HeadingView = ({ block, focused }: Shown<Heading>) => {
  const Level = block.level === 1 ? 'h3' : 'h4'
  return (
    <Level {...currentProps(block, focused)}>
      <SectionNumber
        value={block.level === 1 && block.number ? `${block.number}.` : block.number}
      />{' '}
      <Runs runs={block.runs} />
    </Level>
  )
}

export const ParagraphView = ({ block, focused }: Shown<Paragraph>) => (
  <p className={block.look} {...currentProps(block, focused)}>
    <SectionNumber value={block.number} /> <Runs runs={block.runs} />
  </p>
)

export const BoxView = ({ block, focused }: Shown<Box>) => (
  <div className="box">
    {withKeys(block.paragraphs, ({ id = 'paragraph' }) => id).map(({ key, item }) => (
      <ParagraphView key={key} block={item} focused={focused} />
    ))}
  </div>
)

/** Markers are part of the document, so that every output format numbers items the same way. */
export const ListView = ({ block, focused }: { block: List; focused: string | undefined }) => {
  const Kind = block.marker === 'letter' || block.marker === 'step' ? 'ol' : 'ul'
  return (
    <Kind>
      {withKeys(block.items, ({ marker }) => marker).map(({ key, item }) => (
        <li key={key} {...currentProps(item, focused)}>
          <span className="marker">{item.marker}</span>
          <span>
            <Runs runs={item.runs} />
          </span>
        </li>
      ))}
    </Kind>
  )
}

type SignerProps = { signer: Signer; focused: string | undefined }

const SignerView = ({ signer, focused }: SignerProps) => (
  <div className="signer" {...currentProps(signer, focused)}>
    <p className="role">{signer.role}</p>
    {withKeys(signer.lines, ({ label }) => label).map(({ key, item: line }) => (
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
    {withKeys(block.signers, ({ role }) => role).map(({ key, item }) => (
      <SignerView key={key} signer={item} focused={focused} />
    ))}
  </div>
)
type SignaturesProps = { block: Signatures; focused: string | undefined }
