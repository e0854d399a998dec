import { createFileRoute } from "@tanstack/react-router";
import { tidyCode } from "@wellput/contract/workshop-code";
import { RoomPage } from "../features/workshops/room/room-page.tsx";

export const Route = createFileRoute("/join/$code")({ staticData: { isBare: true }, component: Room });

function Room() {
  const { code } = Route.useParams();
  return <RoomPage code={tidyCode(code)} />;
}
