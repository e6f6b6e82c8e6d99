export function KeeperRoom({ room }: { room: string }) {
  return <p>{room}</p>;
}
