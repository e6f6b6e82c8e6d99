// Placeholder until the room is drawn.
export function ContestRoom({ id }: { id: string }) {
  return <p>{id}</p>;
}
