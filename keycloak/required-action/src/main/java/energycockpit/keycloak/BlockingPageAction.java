package energycockpit.keycloak;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.UriBuilder;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.keycloak.Config;
import org.keycloak.TokenCategory;
import org.keycloak.authentication.InitiatedActionSupport;
import org.keycloak.authentication.RequiredActionContext;
import org.keycloak.authentication.RequiredActionFactory;
import org.keycloak.authentication.RequiredActionProvider;
import org.keycloak.common.util.Time;
import org.keycloak.models.KeycloakSession;
import org.keycloak.models.KeycloakSessionFactory;
import org.keycloak.models.RoleModel;
import org.keycloak.models.UserModel;
import org.keycloak.models.utils.KeycloakModelUtils;
import org.keycloak.models.utils.RoleUtils;
import org.keycloak.representations.JsonWebToken;

/**
 * Sends a user who has something to confirm to the portal's blocking page, and lets the log-in go on when nothing is
 * left. What is open is known by the portal alone and asked at every step; nothing that a browser sends counts.
 */
public final class BlockingPageAction implements RequiredActionProvider, RequiredActionFactory {
  static final String ID = "energycockpit-blocking-page";

  private static final int TOKEN_LIFETIME_SECONDS = 10 * 60;

  private final String portalUrl;
  private final Portal portal;

  /** For Keycloak's service loader. */
  public BlockingPageAction() {
    this(System.getenv("PORTAL_URL"), Portal.fromEnvironment());
  }

  BlockingPageAction(String portalUrl, Portal portal) {
    this.portalUrl = portalUrl;
    this.portal = portal;
  }

  @Override
  public void evaluateTriggers(RequiredActionContext context) {
    // An unanswered question blocks as well: nobody slips past while the portal is away.
    if (ask(context) != Portal.Answer.NOTHING_OPEN) context.getAuthenticationSession().addRequiredAction(ID);
  }

  @Override
  public void requiredActionChallenge(RequiredActionContext context) {
    switch (ask(context)) {
      case NOTHING_OPEN -> context.success();
      case OPEN -> context.challenge(toBlockingPage(context));
      case UNANSWERED -> context.challenge(
          context.form().setError("portalNotAnswering").createErrorPage(Response.Status.SERVICE_UNAVAILABLE));
    }
  }

  /** The blocking page has sent its form: the portal is asked again, the token in the form proves nothing. */
  @Override
  public void processAction(RequiredActionContext context) {
    requiredActionChallenge(context);
  }

  /** No link of an application may start it by itself. */
  @Override
  public InitiatedActionSupport initiatedActionSupport() {
    return InitiatedActionSupport.NOT_SUPPORTED;
  }

  private Portal.Answer ask(RequiredActionContext context) {
    UserModel user = context.getUser();
    List<String> names = realmRoles(user).stream().map(RoleModel::getName).sorted().toList();
    return portal.ask(
        user.getId(),
        new Portal.Facts(
            user.getUsername(),
            fullName(user),
            user.getEmail(),
            numberOf(user.getFirstAttribute("client_business_id")),
            names));
  }

  private Response toBlockingPage(RequiredActionContext context) {
    UserModel user = context.getUser();
    int now = Time.currentTime();
    ActionToken token = new ActionToken();
    token.id(KeycloakModelUtils.generateId());
    token.type("required-action");
    token.issuer(issuer(context));
    token.audience("energycockpit-blocking-page");
    token.iat((long) now);
    token.exp((long) now + TOKEN_LIFETIME_SECONDS);
    token.userUuid = user.getId();
    token.roles = realmRoles(user).stream().map(BlockingPageAction::roleNumber).filter(n -> n != null).sorted().toList();
    token.clientBusinessId = numberOf(user.getFirstAttribute("client_business_id"));
    token.superClientBusinessId = numberOf(user.getFirstAttribute("super_client_business_id"));
    token.requiredActionUrl = context.getActionUrl().toString();
    String signed = context.getSession().tokens().encode(token);
    return Response.seeOther(
            UriBuilder.fromUri(portalUrl).path("/platform/blocking-page").queryParam("actionToken", signed).build())
        .header("Cache-Control", "no-store")
        .build();
  }

  private static String issuer(RequiredActionContext context) {
    return UriBuilder.fromUri(context.getUriInfo().getBaseUri())
        .path("realms")
        .path(context.getRealm().getName())
        .build()
        .toString();
  }

  /** Every role of the realm that the user has, by groups and composite roles too. */
  private static Set<RoleModel> realmRoles(UserModel user) {
    return RoleUtils.getDeepUserRoleMappings(user).stream()
        .filter(role -> !role.isClientRole())
        .collect(Collectors.toSet());
  }

  /** The portal's number of a role, which the realm file writes down with each; null for roles of others. */
  private static Integer roleNumber(RoleModel role) {
    return numberOf(role.getFirstAttribute("number"));
  }

  private static String fullName(UserModel user) {
    String first = user.getFirstName() == null ? "" : user.getFirstName();
    String last = user.getLastName() == null ? "" : user.getLastName();
    return (first + " " + last).strip();
  }

  static Integer numberOf(String text) {
    return text != null && text.matches("\\d{1,9}") ? Integer.valueOf(text) : null;
  }

  /** Signed by the realm's key as an id token is, and told from one by its audience and type. */
  static final class ActionToken extends JsonWebToken {
    private static final long serialVersionUID = 1;

    @JsonProperty public String userUuid;
    @JsonProperty public List<Integer> roles;
    @JsonProperty public Integer clientBusinessId;

    /** Null where there is no super client; Keycloak would leave the claim out. */
    @JsonProperty
    @JsonInclude(JsonInclude.Include.ALWAYS)
    public Integer superClientBusinessId;

    @JsonProperty public String requiredActionUrl;

    @Override
    public TokenCategory getCategory() {
      return TokenCategory.ID;
    }
  }

  @Override
  public RequiredActionProvider create(KeycloakSession session) {
    return this;
  }

  @Override
  public String getId() {
    return ID;
  }

  @Override
  public String getDisplayText() {
    return "EnergyCockpit: confirmations of the blocking page";
  }

  @Override
  public void init(Config.Scope config) {}

  @Override
  public void postInit(KeycloakSessionFactory factory) {}

  @Override
  public void close() {}
}
