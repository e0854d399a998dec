import { createFileRoute } from "@tanstack/react-router";
import { ForgotPasswordPage } from "../features/sign-in/forgot-password-page.tsx";

export const Route = createFileRoute("/_visitor/forgotpassword")({ component: ForgotPasswordPage });
