import { artwork } from '../../styles/colors'

/** The number of containers in each bay, from stern to bow. */
const bays = [3, 4, 4, 3, 4, 2]

const containers = bays.flatMap((high, bay) =>
  Array.from({ length: high }, (_, level) => ({
    corner: `M${152 + bay * 66} ${162 - level * 28}`,
    fill: artwork.boxes[(bay * 3 + level * 2) % artwork.boxes.length],
  })),
)

/** A container ship. The ribs of the containers are the dashes of a line through each level of `bays`. */
export const CargoShip = () => (
  <svg viewBox="0 0 640 330">
    <path fill={artwork.water} d="M0 252h640v78H0z" />
    <path fill={artwork.paint} d="M72 84h68v106H72zM88 52h14v32H88zM112 64h10v20h-10z" />
    <path
      fill={artwork.hull}
      d="M80 98h52v12H80zM80 124h52v8H80zM80 146h52v8H80zM88 52h14v10H88zM36 190h576l-34 72q-4 10-16 10H92q-10 0-14-10z"
    />
    {containers.map(({ corner, fill }) => (
      <path key={corner} fill={fill} d={`${corner}h62v26h-62z`} />
    ))}
    <path
      stroke={artwork.shade}
      strokeWidth="20"
      strokeDasharray="2 8 2 8 2 8 2 8 2 24"
      d="M161 175h396M161 147h396M161 119h330M227 91h132M425 91h66"
    />
    <path fill={artwork.keel} d="M71 246h514l-7 16q-4 10-16 10H92q-10 0-14-10z" />
    <path fill={artwork.water} d="M0 262q40-10 80 0t80 0 80 0 80 0 80 0 80 0 80 0 80 0v40H0z" />
    <path
      fill="none"
      stroke={artwork.wave}
      strokeWidth="3"
      strokeLinecap="round"
      d="M24 288h70m30 0h24m96 10h110m40-12h64m60 14h80M70 312h120m140 4h60m90 0h40"
    />
  </svg>
)
